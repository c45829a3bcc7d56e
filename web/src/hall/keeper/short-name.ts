/** Names for narrow columns: the surname alone, with a first letter only where two are alike. */
export function shortNames(names: readonly string[]): string[] {
  const surnames = names.map((name) => name.trim().split(/\s+/).at(-1) ?? name);
  return names.map((name, at) => {
    const surname = surnames[at]!;
    const isAlone = surnames.filter((other) => other === surname).length === 1;
    return isAlone || surname === name ? surname : `${name.trim()[0]}. ${surname}`;
  });
}

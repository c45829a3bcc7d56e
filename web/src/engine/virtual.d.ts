/** The engine that this page was built with (see `vite.config.ts`). */
declare module 'virtual:engine' {
  /** Where it is; none where it could not be built. */
  export const url: string | null;
  /** The line that installs what is missing to build it; none where nothing is, or where it was left out on purpose. */
  export const install: string | null;
}

// Prints the hands of the first seeds, as many as the second argument says, played by the module in the first.

import { readFile } from 'node:fs/promises';

const [path, count] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path));
const { memory, play, record } = instance.exports;
for (let seed = 0; seed < Number(count); seed++) {
  const length = play(seed);
  process.stdout.write(new TextDecoder().decode(new Uint8Array(memory.buffer, record(), length)));
}

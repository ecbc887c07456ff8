// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { someFile } from '../built-files.mjs';

/** Browsers compile the functions of a script that begins so while they fetch it, off the main thread. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts are compiled on the main thread anyway. */
const MIN_SCRIPT_BYTES = 8192;

/** Spares the main thread of a phone the compiling of what it runs first. @satisfies {import('../tuning').Tuning} */
export const compileHints = {
  name: 'compile-hints',
  stage: 'files',
  apply(folder) {
    for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const file = path.join(folder, name);
      const code = fs.readFileSync(file, 'utf8');
      if (code.length < MIN_SCRIPT_BYTES || code.startsWith(COMPILE_ALL)) continue;
      fs.writeFileSync(file, COMPILE_ALL + code);
    }
  },
  check: (folder) => someFile(folder, '.js', (text) => text.startsWith(COMPILE_ALL)),
};

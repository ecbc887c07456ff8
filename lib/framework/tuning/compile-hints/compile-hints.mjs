// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { someFile } from '../built-files.mjs';

/** Browsers compile the functions of a script with this first line while they fetch it, off the main thread. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts are compiled on the main thread anyway. */
const MIN_SCRIPT_BYTES = 8192;

/**
 * Keeps the compilation of the first scripts off the main thread of a phone.
 * @satisfies {import('../tuning').Tuning}
 */
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

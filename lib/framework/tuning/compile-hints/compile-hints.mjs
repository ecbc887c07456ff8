// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { someFile } from '../built-files.mjs';

/**
 * If a script starts with this line, browsers compile its functions while they fetch it, off the main thread.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';
/** Browsers compile smaller scripts on the main thread anyway. */
const MIN_SCRIPT_BYTES = 8192;

/**
 * Moves the compilation of the first scripts off the main thread, which is slow on phones.
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

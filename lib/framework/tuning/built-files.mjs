// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether any file with this extension in a build's folder passes the test.
 * @param {string} folder
 * @param {'.js' | '.css'} extension
 * @param {(text: string) => boolean} passes
 */
export const someFile = (folder, extension, passes) =>
  readdirSync(folder).some(
    (name) => name.endsWith(extension) && passes(readFileSync(path.join(folder, name), 'utf8')),
  );

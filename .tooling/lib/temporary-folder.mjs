import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for the time of a run. `remove()` takes it away; when nobody gets to call that, as after
 * Ctrl-C, the end of the process does.
 */
export function temporaryFolder(purpose) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `storefront-${purpose}-`));
  const remove = () => {
    process.removeListener('exit', remove);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', remove);
  return { folder, remove };
}

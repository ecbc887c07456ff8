import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { AREAS } from './areas';

test.each(Object.entries(AREAS))('the files of %s exist', (_area, { files }) => {
  for (const file of files) expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fingerprint of the renderer's own source, so that pictures of an older renderer are not served. */
export async function rendererVersion(): Promise<string> {
  const folder = join(__dirname, '..', 'catalogue', 'images');
  const entries = await readdir(folder, { recursive: true });
  const sources = entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const hash = createHash('sha256');
  for (const name of sources) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

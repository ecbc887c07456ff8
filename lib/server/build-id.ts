import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProduction } from '@/lib/config/environment';

const BUILD_FILE = path.join(process.cwd(), '.next', 'BUILD_ID');

/** Name of the build that is served. */
export const buildId = (): string =>
  isProduction() && existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : 'development';

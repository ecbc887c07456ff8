import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isProduction, serverConfig } from '@/lib/config/environment';
import { buildTuning, TUNING } from '@/lib/config/framework-tuning.mjs';
import { operationsConfig } from '@/lib/config/operations';
import { pageModeOf } from '@/lib/config/page-policy.mjs';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';
import { reportMiss } from '@/lib/framework/core/patch-state';

const NAME_FILE = path.join(process.cwd(), '.next', 'BUILD_ID');
const TUNING_FILE = path.join(process.cwd(), '.next', 'framework-tuning');
const tuningFile = z.object({ names: z.string(), missed: z.array(z.enum(TUNING)) });
const PAGES_FILE = path.join(process.cwd(), '.next', 'pages');

/** Name of the build that is served. */
export const buildId = (): string =>
  isProduction() && existsSync(NAME_FILE) ? readFileSync(NAME_FILE, 'utf8').trim() : 'development';

/** @throws ConfigurationError if the build was made with a different tuning than the server uses */
export function checkTuning(): void {
  if (!isProduction() || !existsSync(TUNING_FILE)) return;
  const { names: built, missed } = tuningFile.parse(JSON.parse(readFileSync(TUNING_FILE, 'utf8')));
  for (const name of missed) reportMiss(name);
  const wanted = buildTuning(operationsConfig().frameworkTuning);
  if (built === wanted) return;
  throw new ConfigurationError(
    `FRAMEWORK_TUNING: the build in .next was made with ${built || 'none'}, but this server runs with ${wanted || 'none'}; run npm run build with the same value.`,
  );
}

/** @throws ConfigurationError if PAGE_POLICY needs a different kind of pages than the build has */
export function checkPages(): void {
  if (!isProduction() || !existsSync(PAGES_FILE)) return;
  const { pagePolicy } = serverConfig();
  const built = readFileSync(PAGES_FILE, 'utf8');
  if (built === pageModeOf(pagePolicy)) return;
  throw new ConfigurationError(
    `PAGE_POLICY: this server runs with ${pagePolicy}, but the pages of the build in .next are ${built === 'stored' ? 'stored, which needs hashes' : 'rendered for each request, which needs nonce or inline'}; run npm run build with the same value.`,
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isBuilding, isProduction, serverConfig } from '@/lib/config/environment';
import { buildTuning, TUNING } from '@/lib/config/framework-tuning.mjs';
import { operationsConfig } from '@/lib/config/operations';
import { pagesOf } from '@/lib/config/page-policy.mjs';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { reportMiss } from '@/lib/framework/core/patch-state';
import { followPurges } from '@/lib/platform/shared-purges';
import { connectRedis, redisState } from '@/lib/redis/connection';
import { prepareCrawlerFiles } from '@/lib/seo/crawlers/files';
import { log } from '@/lib/shared/log';
import { logAsJson } from '@/lib/telemetry/json-log';
import { exposeBuild, exposeRedis } from '@/lib/telemetry/metrics';
import { buildId } from './build-id';

const TUNING_FILE = path.join(process.cwd(), '.next', 'framework-tuning');
const tuningFile = z.object({ names: z.string(), missed: z.array(z.enum(TUNING)) });
const PAGES_FILE = path.join(process.cwd(), '.next', 'pages');

/** @throws ConfigurationError when the build was made with another tuning than the server is started with */
function checkTuning(): void {
  if (!isProduction() || !existsSync(TUNING_FILE)) return;
  const { names: built, missed } = tuningFile.parse(JSON.parse(readFileSync(TUNING_FILE, 'utf8')));
  for (const name of missed) reportMiss(name);
  const wanted = buildTuning(operationsConfig().frameworkTuning);
  if (built === wanted) return;
  throw new ConfigurationError(
    `FRAMEWORK_TUNING: the build in .next was made with ${built || 'none of it'}, but the server is started with ${wanted || 'none of it'}; run npm run build with the same value.`,
  );
}

/** @throws ConfigurationError when PAGE_POLICY needs pages of the other kind than the build has */
function checkPages(): void {
  if (!isProduction() || !existsSync(PAGES_FILE)) return;
  const { pagePolicy } = serverConfig();
  const built = readFileSync(PAGES_FILE, 'utf8');
  if (built === pagesOf(pagePolicy)) return;
  throw new ConfigurationError(
    `PAGE_POLICY: the server is started with ${pagePolicy}, but the pages of the build in .next are ${built === 'stored' ? 'stored, which needs hashes' : 'rendered for each request, which needs nonce or inline'}; run npm run build with the same value.`,
  );
}

/**
 * Ends the process when its configuration is wrong: Next itself would log the error and go on, with every page
 * failing.
 */
function checkConfiguration(): void {
  try {
    serverConfig();
    currentStorefront();
    if (!isBuilding()) {
      checkTuning();
      checkPages();
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // biome-ignore lint/suspicious/noConsole: one sentence for whoever starts the shop; the log is not there yet
    console.error(error.message);
    process.exit(1);
  }
}

/** Shows in the metrics which version runs here, and whether Redis does. */
function exposeProcess(): void {
  exposeBuild({
    build: buildId(),
    storefront: currentStorefront().id,
    tuning: operationsConfig().frameworkTuning.join(',') || 'none',
  });
  exposeRedis(redisState);
}

/** Makes a process of Next's ready to serve the shop, before it answers the first request. */
export async function prepareProcess(): Promise<void> {
  checkConfiguration();
  if (isBuilding()) return;
  if (isProduction()) logAsJson();
  exposeProcess();
  if (operationsConfig().redisUrl !== null) {
    connectRedis().catch((error: unknown) => log.failure(error));
    followPurges();
  }
  if (isProduction()) prepareCrawlerFiles();
  // Loaded for those who want traces only: the packages take time and memory.
  if (operationsConfig().tracesUrl !== null) {
    const { startTraces } = await import('@/lib/telemetry/traces');
    startTraces(buildId());
  }
}

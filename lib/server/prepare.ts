import { isBuilding, isProduction, serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { followPurges } from '@/lib/platform/shared-purges';
import { connectRedis, redisState } from '@/lib/redis/connection';
import { prepareCrawlerFiles } from '@/lib/seo/crawlers/files';
import { log } from '@/lib/shared/log';
import { logAsJson } from '@/lib/telemetry/json-log';
import { exposeBuild, exposeRedis } from '@/lib/telemetry/metrics';
import { buildId, checkPages, checkTuning } from './build';

/**
 * Ends the process if its configuration is invalid. Next would only log the error and serve failing pages.
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

/** Adds the running version and the state of Redis to the metrics. */
function exposeProcess(): void {
  exposeBuild({
    build: buildId(),
    storefront: currentStorefront().id,
    tuning: operationsConfig().frameworkTuning.join(',') || 'none',
  });
  exposeRedis(redisState);
}

/** Prepares a Next process before it handles the first request. */
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
  // Loaded only if tracing is on, because the packages take time and memory.
  if (operationsConfig().tracesUrl !== null) {
    const { startTraces } = await import('@/lib/telemetry/traces');
    startTraces(buildId());
  }
}

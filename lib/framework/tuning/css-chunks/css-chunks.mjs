// @ts-check
import { someFile } from '../built-files.mjs';

/** Style modules that components/ui/core-styles.ts imports. */
const TOGETHER = [/_spinner\b/, /_skeleton\b/, /_stars\b/];

/**
 * Builds few style sheets: modules that are imported together share one (components/ui/core-styles.ts). The default
 * merges the styles of pages that a shopper may never see into everybody's first load.
 * @satisfies {import('../tuning').Tuning}
 */
export const cssChunks = {
  name: 'css-chunks',
  stage: 'config',
  apply: (config) => ({
    ...config,
    experimental: {
      ...config.experimental,
      cssChunking: { type: 'graph', requestCost: 3000, weightDistribution: 0 },
    },
  }),
  check: (folder) => someFile(folder, '.css', (text) => TOGETHER.every((one) => one.test(text))),
};

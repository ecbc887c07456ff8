// @ts-check
import { someFile } from '../built-files.mjs';

/** Style modules that components/ui/core-styles.ts imports. */
const TOGETHER = [/_spinner\b/, /_skeleton\b/, /_stars\b/];

/**
 * Builds few style sheets, one for the modules that are imported together (components/ui/core-styles.ts). By
 * default, everybody's first load includes the styles of pages that a shopper may never see.
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

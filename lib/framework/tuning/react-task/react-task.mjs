// @ts-check
import { someFile } from '../built-files.mjs';

const FOLDER = '@/lib/framework/tuning/react-task';

/** React is evaluated in a task before the rest of Next's browser code. @satisfies {import('../tuning').Tuning} */
export const reactTask = {
  name: 'react-task',
  stage: 'config',
  apply: (config) => ({
    ...config,
    turbopack: {
      ...config.turbopack,
      resolveAlias: { ...config.turbopack?.resolveAlias, [`${FOLDER}/no-task`]: `${FOLDER}/own-task` },
    },
  }),
  check: (folder) => someFile(folder, '.js', (text) => /__next_s=\[\[void 0,/.test(text)),
};

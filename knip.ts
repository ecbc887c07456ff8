import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/**
 * `npx knip` checks everything. `--production` checks only entries that end with `!`: the shop, the embedded
 * store and the tools.
 */
const config: KnipConfig = {
  // With --production, knip does not see tests, so it accepts an export that only its own file uses: a test
  // may import it.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  workspaces: {
    '.': {
      entry: [
        'server.ts!',
        'lib/framework/page-cache-handler.ts!',
        'lib/pictures/worker/main.ts!',
        'lib/agents/worker/main.ts!',
        'lib/try-on/worker.ts!',
        'lib/purchase/lens/pdf/worker.ts!',
        'scripts/lib/{picture-worker,browser-workers,network}.mjs!',
        'lib/conformance/main.ts!',
        // Loaded by next.config.mjs, or passed by it to the bundler.
        'lib/framework/build-tunings.mjs!',
        'lib/framework/tuning/client-trim/{replacements/*.mjs,replace-module.cjs}!',
        'lib/framework/render-each-time.cjs!',
        'e2e/support/**/main.ts',
        'e2e/engines/{journeys,page-script}.ts',
        'scripts/*.{ts,mjs,cjs}!',
        'scripts/lib/exit-with-parent.mjs!',
      ],
      project: [
        '{app,components,lib,scripts}/**/*.{ts,tsx,mjs,cjs}!',
        'deploy/*.{ts,mjs}',
        '!**/*.test.{ts,tsx,mjs}!',
        '!**/{testing,xss-vectors}{.ts,.tsx,/**}!',
        '!scripts/test/**!',
        'e2e/**/*.{ts,mjs}',
        '*.{ts,mjs}!',
      ],
      // The build copies models out of `@vladmandic/human`; no code imports it.
      ignoreDependencies: ['@vladmandic/human'],
      ignoreBinaries: ['redis-server'],
      playwright: { config: ['playwright.config.ts', 'e2e/{engines,pictures}/playwright.config.ts'] },
    },
    'lib/face-measure': {
      // An npm script starts it, which --production does not see.
      entry: isProduction ? ['bench/face-bench.ts!'] : [],
      project: ['**/*.ts!', '!**/*.test.ts!', '!testing.ts!'],
    },
    tools: {
      // Listed in tools.mjs, or started by path.
      entry: ['{main,tools}.mjs!', '*/*.{mjs,ts}!', 'bench/floor/next.config.mjs!'],
      project: ['**/*.{ts,mjs,cjs}!', '!**/*.test.{ts,mjs}!'],
      // Started by path, or injected into the browser as a script.
      ignoreDependencies: [
        '@guidepup/virtual-screen-reader',
        '@stryker-mutator/core',
        '@stryker-mutator/jest-runner',
        'vnu-jar',
      ],
    },
    'embedded-store': {
      entry: [
        'main.ts!',
        'db/create-database.mjs!',
        '**/*.test.ts',
        'catalogue/images/studio/{render,render-still-lifes,render-busts,render-worn,write-pictures,write-kit-pictures,contact-sheet}.ts!',
        'catalogue/machines/studio/composite.ts!',
        'testing/{durability.ts,new-database.mjs,seed-database.ts}',
      ],
      project: ['**/*.{ts,mjs}!', '!testing/**!', '!**/*.test.ts!'],
      // The npm scripts start TypeScript programs with it.
      ignoreDependencies: isProduction ? ['tsx'] : [],
      ignoreBinaries: ['blender'],
    },
  },
};

export default config;

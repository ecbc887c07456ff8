import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/** `npx knip` looks at everything; with `--production` only at what is marked `!`: the shop, its store, its programs. */
const config: KnipConfig = {
  // An export that only tests import is fine; every other one needs an import.
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
        'scripts/lib/{picture-worker,browser-workers}.mjs!',
        'lib/conformance/main.ts!',
        // next.config.mjs loads them, or gives them to the bundler.
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
        '!**/*.test.{ts,tsx,mjs}!',
        '!**/{testing,xss-vectors}{.ts,.tsx,/**}!',
        '!scripts/test/**!',
        'e2e/**/*.{ts,mjs}',
        '*.{ts,mjs}!',
      ],
      // Of `@vladmandic/human` the build takes the models, which no code imports.
      ignoreDependencies: ['@vladmandic/human'],
      ignoreBinaries: ['redis-server'],
      playwright: { config: ['playwright.config.ts', 'e2e/{engines,pictures}/playwright.config.ts'] },
    },
    tools: {
      // tools.mjs names them, or a program starts them by their path.
      entry: ['{main,tools}.mjs!', '*/*.{mjs,ts}!', 'bench/floor/next.config.mjs!'],
      project: ['**/*.{ts,mjs,cjs}!', '!**/*.test.{ts,mjs}!'],
      // Started by their path, or read as a script for the browser.
      ignoreDependencies: [
        '@guidepup/virtual-screen-reader',
        '@stryker-mutator/core',
        '@stryker-mutator/jest-runner',
        'accessibility-checker-engine',
        'gremlins.js',
        'vnu-jar',
      ],
    },
    'embedded-store': {
      entry: [
        'main.ts!',
        'db/create-database.mjs!',
        '**/*.test.ts',
        'catalogue/images/studio/{render,render-still-lifes,render-busts,write-pictures,write-kit-pictures,contact-sheet}.ts!',
        'catalogue/machines/studio/composite.ts!',
        'testing/{durability.ts,empty-database.mjs}',
      ],
      project: ['**/*.{ts,mjs}!', '!testing/**!', '!**/*.test.ts!'],
      // Programs are started through it.
      ignoreDependencies: isProduction ? ['tsx'] : [],
      ignoreBinaries: ['blender'],
    },
  },
};

export default config;

/* npm run build: the production build in .next. It needs no running store. */
import { build } from './lib/build.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';

async function main() {
  requireDependencies();
  const { ok } = await build(process.env);
  return ok ? 0 : 1;
}

await runMain(main, { signalCode: 130 });

'use client';

import { EarlyPresses } from '@/components/compositions/after-load/early-presses';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { reloadPage } from '@/lib/browser/location';

const load = () => import('./crash-view');
const keepFallback = () => {
  // The cause of the crash may prevent this chunk from loading too; the plain text below depends on nothing.
};

/**
 * Content of every crash boundary. Boundaries are part of the first load of each page, so this is plain text; the view
 * with the countdown is loaded after a crash.
 */
export function CrashFallback() {
  const loaded = useLazyModule(load, true, keepFallback);
  return (
    <>
      <EarlyPresses />
      {loaded === null ? <PlainView /> : <loaded.CrashView />}
    </>
  );
}

function PlainView() {
  return (
    <>
      <h1>Por uma indisponibilidade do sistema, a página não pôde ser carregada.</h1>
      <button type="button" onClick={reloadPage}>
        Recarregar agora
      </button>
    </>
  );
}

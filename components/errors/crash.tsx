'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import { reloadPage } from './reload-page';

const load = () => import('./crash-view');
const stayPlain = () => {
  // What broke the page may keep this from coming too: the plain words below need nothing.
};

/**
 * What every crash boundary shows (ERR-06, A-09). Boundaries ride along with each page, so only these plain words
 * do; the view that counts down is fetched when something broke.
 */
export function Crash() {
  const loaded = useOnDemand(load, true, stayPlain);
  if (loaded !== null) return <loaded.CrashView />;
  return (
    <>
      <h1>Por uma indisponibilidade do sistema, a página não pôde ser carregada.</h1>
      <button type="button" onClick={reloadPage}>
        Recarregar agora
      </button>
    </>
  );
}

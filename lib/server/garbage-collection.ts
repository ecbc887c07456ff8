import v8 from 'node:v8';
import vm from 'node:vm';

/** For what still refers to the bodies, such as a connection that is being closed. */
const DELAY_MS = 1_000;

/** V8's own collection, which scripts see only with a flag. */
function exposedCollection(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}

/**
 * Returns a function that has memory collected a second later, once for all calls until then. V8 collects when memory is
 * taken; a shop that is idle after a burst of photos takes none, and would keep their memory for hours.
 */
export function createGarbageCollection(collect = exposedCollection()): () => void {
  let isDue = false;
  const collectNow = () => {
    isDue = false;
    collect();
  };
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(collectNow, DELAY_MS).unref();
  };
}

import v8 from 'node:v8';
import vm from 'node:vm';

/** By this time, closing connections no longer refer to the bodies. */
const DELAY_MS = 1_000;

/** V8's own collection, which JavaScript can only call if a flag is set. */
function exposedCollection(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}

/**
 * Returns a function that runs a garbage collection one second later, once for all calls until then. V8
 * collects when memory is allocated. After a burst of photos an idle shop allocates none, and would keep
 * their memory for hours.
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

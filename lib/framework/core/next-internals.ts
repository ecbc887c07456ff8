import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param';

/** Next's store for the current render; undefined outside a render. */
export const currentRender = () => workUnitAsyncStorage.getStore();

type HashInput = Parameters<typeof computeCacheBustingSearchParam>;

/** The hash of the router's headers, and the hash that earlier versions of the router send. */
export async function routerHashes(...input: HashInput): Promise<{ expected: string; older: string }> {
  return {
    expected: await computeCacheBustingSearchParam(...input),
    older: computeLegacyCacheBustingSearchParam(...input),
  };
}

import { matchScreen } from './match-screen';
import type { Skeleton } from './screen-facts';
import { screenFacts } from './screens';

/** How the page at `path` looks, before the platform is called; a path that only the platform knows is mostly a listing. */
export function pageShape(path: string): Skeleton {
  const route = matchScreen(path, () => true);
  return route === 'verify' || route === 'unknown' ? 'listing' : screenFacts(route).skeleton;
}

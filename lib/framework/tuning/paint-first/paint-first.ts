import type { Tuning } from '../tuning';
import { delayScripts } from './delayed-scripts';
import { inlineStyles } from './inline-styles';

/** A framework script that would run before the first view. Preloads for lazily loaded parts are allowed. */
const EARLY_SCRIPT = /<script [^>]*src="\/_next\/[^>]*async/;

/** Makes the first view depend only on the page itself, the font and its pictures. */
export const paintFirst = {
  name: 'paint-first',
  stage: 'page',
  apply(html) {
    const styled = inlineStyles(html);
    return styled && delayScripts(styled.html, styled.sheets);
  },
  check: ({ html }) => !EARLY_SCRIPT.test(html),
} satisfies Tuning;

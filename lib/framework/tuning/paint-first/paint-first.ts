import type { Tuning } from '../tuning';
import { delayScripts } from './delayed-scripts';
import { inlineStyles } from './inline-styles';

/** A script of the framework that would run before the first view. Parts that a page loads apart may be preloaded. */
const EARLY_SCRIPT = /<script [^>]*src="\/_next\/[^>]*async/;

/** A page whose first view needs nothing but itself, the font and its pictures. */
export const paintFirst = {
  name: 'paint-first',
  stage: 'page',
  apply(html) {
    const styled = inlineStyles(html);
    return styled && delayScripts(styled.html, styled.sheets);
  },
  check: ({ html }) => !EARLY_SCRIPT.test(html),
} satisfies Tuning;

const STYLESHEET_AS = /(<link [^>]*rel="stylesheet")[^\S>]+as="style"/g;

/**
 * Next tells `as` of the style sheets of components loaded apart; the standard has that attribute for preloads
 * only, and nobody reads it here.
 */
export function validMarkup(html: string): string {
  return html.replace(STYLESHEET_AS, '$1');
}

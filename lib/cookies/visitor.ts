/** Names of the small cookies that keep a shopper's place: postal code and state. */
type Name = 'cep' | 'uf';

/**
 * Whether a cookie of this name is there at all. Most visitors have none, and need not fetch what reads it. Browser
 * only.
 */
export function hasCookie(name: Name): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
}

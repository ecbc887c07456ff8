const NAMES = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', '_rsc'];
const FAMILIES = ['utm_', 'gad_'];

/** True for query keys that tell where a visit came from, or how it asks, but never what is shown. */
export function isVisitKey(key: string): boolean {
  const name = key.toLowerCase();
  return NAMES.includes(name) || FAMILIES.some((family) => name.startsWith(family));
}

type Name = 'cep' | 'uf';

/** Whether this cookie (postal code, state) exists; most visitors have none, and need not load what reads it. */
export function hasCookie(name: Name): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
}

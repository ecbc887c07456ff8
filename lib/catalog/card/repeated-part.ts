import { wordsOf } from '@/lib/shared/fold-text';

/**
 * Start and end of the part of a product's name that its list and its card already say: the brand, which the
 * card shows on its own line, and the kind of product before it if the list's heading begins with the same
 * words ('Óculos de sol'). Undefined for a name without the brand, or with nothing after it.
 */
export function repeatedPart(nome: string, marca: string, heading: string): [number, number] | undefined {
  const at = marca === '' ? -1 : nome.indexOf(`${marca} `);
  if (at === -1) return undefined;
  const end = at + marca.length + 1;
  // A model written in small letters, such as 'a diesel', cannot begin a name.
  const mayBegin = /^[^\p{Letter}\s]*[\p{Lu}\p{N}]/u.test(nome.slice(end));
  if (at === 0) return mayBegin ? [0, end] : undefined;
  const said = wordsOf(heading);
  const isSaid = mayBegin && wordsOf(nome.slice(0, at)).every((word, index) => word === said[index]);
  return [isSaid ? 0 : at, end];
}

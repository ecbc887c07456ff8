import { rotaHref } from '@/lib/catalog/hrefs';
import { type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { ListaDoIndice } from '@/lib/platform/schemas/listing';
import { htmlToText } from '@/lib/shared/html/sanitise';

/** A kit as cards show it: `text` is plain; `image` may be `''`; `precos` is null where the platform names none. */
export type KitEntry = {
  id: number;
  label: string;
  href: string;
  image: string;
  text: string;
  precos: DisplayPrices | null;
};

const MAX_TEXT_LENGTH = 160;

/** The cards of kits; those without a name or a page are left out. */
export function kitEntries(
  listas: readonly Pick<ListaDoIndice, 'id' | 'nome' | 'imagem' | 'descricao' | 'precos' | 'rota'>[],
): KitEntry[] {
  return listas.flatMap(({ id, nome, imagem, descricao, precos, rota }) => {
    const href = rotaHref(rota);
    if (href === null || nome === '') return [];
    const text = htmlToText(descricao, MAX_TEXT_LENGTH);
    return [{ id, label: nome, href, image: imagem, text, precos: displayPrices(precos) }];
  });
}

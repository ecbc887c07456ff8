import { rotaHref } from '@/lib/catalog/hrefs';
import { type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { ListaDoIndice } from '@/lib/platform/schemas/listing';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { truncate } from '@/lib/shared/html/truncate';

/**
 * A kit on a card. `text` is plain text; `image` may be `''`; `precos` is null if the platform sends none.
 */
export type KitEntry = {
  id: number;
  label: string;
  href: string;
  image: string;
  text: string;
  precos: DisplayPrices | null;
};

const MAX_TEXT_LENGTH = 160;

/**
 * The whole sentences of a text that fit into `max` characters; if not even the first fits, it is truncated, after a
 * clause unless that would remove more than half.
 */
function wholeSentences(text: string, max: number): string {
  const fitting = Array.from(text)
    .slice(0, max + 1)
    .join('')
    .match(/^.*[.!?](?=\s)/u)?.[0];
  if (text.length <= max) return text;
  return (
    fitting ?? truncate(text, max).replace(/[,;:]\s[^,;:]*…$/u, (end) => (end.length < max / 2 ? '…' : end))
  );
}

/** The cards of kits; kits without a name or a page are dropped. */
export function kitEntries(
  listas: readonly Pick<ListaDoIndice, 'id' | 'nome' | 'imagem' | 'descricao' | 'precos' | 'rota'>[],
): KitEntry[] {
  return listas.flatMap(({ id, nome, imagem, descricao, precos, rota }) => {
    const href = rotaHref(rota);
    if (href === null || nome === '') return [];
    const text = wholeSentences(htmlToText(descricao), MAX_TEXT_LENGTH);
    return [{ id, label: nome, href, image: imagem, text, precos: displayPrices(precos) }];
  });
}

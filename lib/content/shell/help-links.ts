import type { MenuLink } from '@/lib/shared/menu-link';

/** Words of a search that ask for help rather than for products, and the names of the pages that answer them. */
const TOPICS: readonly { word: RegExp; page: RegExp }[] = [
  { word: /(?<!\p{L})(?:entregas?|fretes?|prazos?)(?!\p{L})/iu, page: /entrega|frete/i },
  {
    word: /(?<!\p{L})(?:trocas?|trocar|devolu\p{L}*|devolver|reembolso|arrependimento)(?!\p{L})/iu,
    page: /troca|devolu/i,
  },
  { word: /(?<!\p{L})(?:garantias?|conserto)(?!\p{L})/iu, page: /garantia|troca|devolu/i },
  { word: /(?<!\p{L})(?:pagamentos?|pix|boleto|parcelas?|parcelar)(?!\p{L})/iu, page: /pagamento/i },
];

/** The pages of the footer's menus that answer what a search asks; empty for a search for products. */
export function helpLinks(text: string, menus: readonly MenuLink[]): { label: string; href: string }[] {
  const pages = TOPICS.filter(({ word }) => word.test(text)).map(({ page }) => page);
  const links = menus.flatMap((menu) => [menu, ...menu.children]);
  const found = links.flatMap(({ label, href }) =>
    href !== null && pages.some((page) => page.test(label)) ? [{ label, href }] : [],
  );
  return [...new Map(found.map((link) => [link.href, link])).values()];
}

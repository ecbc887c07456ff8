import type { Storefront } from '@/lib/config/storefronts/storefront';
import { storeCountText } from '@/lib/config/storefronts/texts';

type Facts = Pick<Storefront, 'contact' | 'since' | 'stores'>;

/** `description` is for search results, composed of the shop's statements. */
type StaticPage = { title: string; crumb: string; description: (facts: Facts) => string };

function describeShop({ since, stores }: Facts): string {
  const facts = [
    since === null ? '' : `desde ${since}`,
    stores === 0 ? '' : `com ${storeCountText(stores).toLowerCase()} ${stores === 1 ? 'física' : 'físicas'}`,
  ].filter(Boolean);
  const delivery = 'entrega em todo o Brasil: conheça a loja e fale com a gente.';
  if (facts.length === 0) return `Venda pela internet e ${delivery}`;
  const text = `${facts.join(', ')} e ${delivery}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Our pages under /pagina; the platform's text and menus are added if it has any. */
export const STATIC_PAGES = {
  '/pagina/contato': {
    title: 'Contato',
    crumb: 'contato',
    description: ({ contact }) =>
      `Escreva para a loja: respondemos em até um dia útil.${contact.whatsApp === null ? '' : ` ${contact.whatsApp}.`}`,
  },
  '/pagina/perguntas-frequentes': {
    title: 'Perguntas frequentes',
    crumb: 'Dúvidas frequentes',
    description: () =>
      'Pedido, pagamento, entrega, troca e disponibilidade: as perguntas que mais recebemos, respondidas.',
  },
  '/pagina/quem-somos': {
    title: 'Quem somos',
    crumb: 'Quem somos',
    description: describeShop,
  },
  '/pagina/termos-de-compra': {
    title: 'Termos de compra',
    crumb: 'Termos de compra',
    description: () =>
      'O contrato de quem compra aqui: preço, parcelas, entrega, arrependimento, garantia e onde reclamar.',
  },
} satisfies Record<string, StaticPage>;

export type StaticPagePath = keyof typeof STATIC_PAGES;

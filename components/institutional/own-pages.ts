type OwnPage = { title: string; crumb: string; description: string };

/**
 * Pages under /pagina that belong to the shop itself: the platform's text and menus are added when it has any
 * (INST-18 to INST-22, FAQ-01).
 */
const OWN_PAGES = {
  '/pagina/contato': {
    title: 'Contato',
    crumb: 'contato',
    description: 'Escreva para a loja: respondemos em até um dia útil, e 24 horas por dia pelo WhatsApp.',
  },
  '/pagina/perguntas-frequentes': {
    title: 'Dúvidas frequentes',
    crumb: 'Dúvidas frequentes',
    description:
      'Pedido, pagamento, entrega, troca e disponibilidade: as nove perguntas que mais recebemos, respondidas.',
  },
  '/pagina/quem-somos': {
    title: 'Quem somos',
    crumb: 'Quem somos',
    description:
      'Desde 1956, com duas lojas físicas e entrega em todo o Brasil: conheça a loja e fale com a gente.',
  },
} satisfies Record<string, OwnPage>;

export type OwnPagePath = keyof typeof OWN_PAGES;

/** The page at a path, or null. */
export function ownPageAt(path: string): (OwnPage & { path: OwnPagePath }) | null {
  return isOwnPagePath(path) ? { path, ...OWN_PAGES[path] } : null;
}

function isOwnPagePath(path: string): path is OwnPagePath {
  return Object.hasOwn(OWN_PAGES, path);
}

type StaticPage = { title: string; crumb: string; description: string };

/** Our own pages under /pagina; the platform's text and menus are added when it has any. */
const STATIC_PAGES = {
  '/pagina/contato': {
    title: 'Contato',
    crumb: 'contato',
    description: 'Escreva para a loja: respondemos em até um dia útil, e 24 horas por dia pelo WhatsApp.',
  },
  '/pagina/perguntas-frequentes': {
    title: 'Perguntas frequentes',
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
} satisfies Record<string, StaticPage>;

export type StaticPagePath = keyof typeof STATIC_PAGES;

/** The page at a path, or null. */
export function staticPageAt(path: string): (StaticPage & { path: StaticPagePath }) | null {
  return isStaticPagePath(path) ? { path, ...STATIC_PAGES[path] } : null;
}

function isStaticPagePath(path: string): path is StaticPagePath {
  return Object.hasOwn(STATIC_PAGES, path);
}

// @ts-check

/*
 * Defaults for a shop without storefront data: texts that are true of any shop, and neutral drawings. They
 * name no seller.
 */

/** Describes each field's format. `npm run new-storefront` uses the same texts in its questions. */
export const ADVICE = {
  cnpj: 'a CNPJ with valid check digits, such as 11.222.333/0001-81',
  region: 'the two letters of a state, such as SP',
  postalCode: 'a CEP such as 01000-000',
  email: 'an e-mail address',
  phone: 'a telephone number such as (11) 2345-6789',
  securityContact: 'mailto: with an e-mail address, or an address that starts with https://',
};

/** @type {import('./storefronts/storefront').StorefrontCopy} */
export const NEUTRAL_COPY = {
  homeTitle: 'Loja online',
  homeDescription: 'Compre pela internet com entrega em todo o Brasil.',
  hero: {
    title: 'Que bom ter você aqui.',
    lead: 'Escolha com calma, compre com segurança e receba em casa.',
  },
  storeService: null,
  storeVisit: null,
  lensPromises: [],
  adviser: { one: 'quem entende', oneOfOurs: 'a nossa equipe' },
  noResultsTip: 'Confira a grafia, use menos palavras ou procure pela marca.',
  searchHint: '',
  campaignMenu: 'Categorias',
  bannerSections: { styles: 'Comece por aqui', trends: 'Em destaque', social: 'Nas nossas redes' },
  aboutTeaser: {
    title: 'Conheça a loja.',
    text: 'Saiba quem somos, como trabalhamos e como falar com a gente.',
    action: 'Quem somos',
  },
  about: [
    'Vendemos pela internet e entregamos em todo o Brasil. Fale com a gente pelos canais desta página.',
  ],
  brandsDescription: 'Todas as marcas da loja, em ordem alfabética.',
  accessibility: 'Esta loja é para todas as pessoas, cada uma com o recurso que usa.',
};

/** A parcel, a bag, and a square in front of a light. */
export const NEUTRAL_DRAWINGS = {
  emblem: { viewBox: '0 0 120 60', paths: ['M36 16h48v38H36Z', 'M36 28h48', 'M54 16v12M66 16v12'] },
  icon: ['M5 8h14l-1 12H6Z', 'M9 10.5V7a3 3 0 0 1 6 0v3.5'],
  eclipse: { centres: [600], body: 'M-165 -165h330v330h-330Z', beside: '' },
};

/**
 * Features of a shop about which nothing is known, from the specification.
 * @type {import('./storefronts/storefront').StorefrontFeatures}
 */
export const NEUTRAL_FEATURES = {
  lenses: true,
  measurements: true,
  tryOn: true,
  standaloneCategoryNames: false,
  postBlackFriday: true,
};

/**
 * Opening hours of a shop without its own, from the specification.
 * @type {import('./storefronts/storefront').Contact}
 */
export const NEUTRAL_CONTACT = {
  email: null,
  phone: null,
  hours: {
    text: 'Segunda a sexta 9h-18h, sábado 9h-14h',
    schedule: [],
  },
  whatsApp: 'WhatsApp 24 horas',
};

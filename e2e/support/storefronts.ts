import path from 'node:path';

/** Facts about a storefront's catalogue and texts, for journeys. */
export type StorefrontFacts = {
  /** Value of `data-storefront` on every page. */
  id: string;
  name: string;
  /** Title of its home page, which the platform may have set. */
  title: RegExp;
  /** Legal name, CNPJ, e-mail and telephone number, as in the footer. */
  seller: readonly string[];
  /** Address of a listing with several pages, linked on the home page, whose products need no configuration. */
  listing: RegExp;
  /** Filter values that leave more than one page. */
  filters: RegExp;
  /** Search term with more than one page of results. */
  search: string;
  /** A closed kit: path, name, and number of its products. */
  kit: { path: string; name: RegExp; productCount: number };
  /** A product that is a kit, and the number of its products; null for none. */
  productKit: { path: string; pieces: number } | null;
  /** Texts of its home page that no other storefront has. */
  texts: readonly string[];
  /** Words from other trades that no page may contain. */
  forbidden: RegExp;
  /** Whether it sells lenses. */
  sellsLenses: boolean;
  /** Whether it shows frame measurements. */
  measures: boolean;
  /** Additional links in its answers, besides those in every shop. */
  serviceTexts: readonly string[];
};

const TWO_STORES = ['desde 1956', 'nossas duas lojas físicas', 'segunda a sexta 9h-18h, sábado 9h-14h'];

/** The file of the third storefront, which exists only in the tests. */
export const FOLIO_FILE = path.resolve('e2e/support/third-storefront/folio.json');

/** Content of the file, on any platform. */
const FOLIO = {
  id: 'folio',
  name: 'Folio',
  seller: ['Folio Livros Ltda.', 'CNPJ 11.222.333/0001-81', 'atendimento@folio.example', '(24) 3333-0007'],
  texts: ['Leia devagar.'],
  sellsLenses: true,
  measures: false,
  serviceTexts: ['todos os dias, 8h-20h'],
};

/** The optician's catalogue of the embedded store. */
const EYEWEAR = {
  // Frames that take lenses are bought through a separate dialog.
  listing: /sol/,
  filters: /^Acetato$/,
  search: 'oculos',
  kit: { path: '/lista/kit-volante-sol-polarizado-e-grau.html', name: /^Kit Volante/, productCount: 2 },
  productKit: null,
};

/** The storefronts by the value of STOREFRONT; the third one on the embedded store and on the quirky one. */
export const STOREFRONTS = {
  oculos: {
    ...EYEWEAR,
    id: 'oculos',
    name: 'Meridiano',
    title: /Meridiano/,
    seller: [
      'Meridiano Óptica Ltda.',
      'CNPJ 61.956.204/0001-95',
      'atendimento@meridiano.example',
      '(11) 5555-1956',
    ],
    texts: ['Enxergar bem é uma questão de medida.', 'Ajuste sem custo nas lojas'],
    forbidden: /Forja|motosserra|gerador/i,
    sellsLenses: true,
    measures: true,
    serviceTexts: TWO_STORES,
  },
  maquinas: {
    id: 'maquinas',
    name: 'Forja',
    title: /Forja/,
    seller: [
      'Forja Máquinas e Cercas Ltda.',
      'CNPJ 73.195.604/0001-04',
      'atendimento@forja.example',
      '(11) 5555-5619',
    ],
    listing: /comece-sua-cerca/,
    filters: /^Campo/,
    search: 'cerca',
    kit: { path: '/lista/kit-oficina-furar-cortar-e-soldar.html', name: /^Kit Oficina/, productCount: 3 },
    productKit: { path: '/kit-cerca-eletrica-relampago-para-piquete-de-1-hectare.html', pieces: 3 },
    texts: ['Feito para trabalhar.', 'Assistência nas duas lojas'],
    forbidden:
      /óculos(?! de proteção)|\blentes?\b|armaç(ão|ões)|\bgrau\b|[óo]p?tic[oa]s?\b|receita m|oftalm|enxerg|Meridiano|\brosto\b|provador/i,
    sellsLenses: false,
    measures: false,
    serviceTexts: TWO_STORES,
  },
  folio: { ...FOLIO, ...EYEWEAR, title: /Meridiano/, forbidden: /Forja|motosserra|gerador/i },
  'folio-quirky': {
    ...FOLIO,
    title: /Ótica Vesúvio/,
    listing: /armacoes/,
    filters: /^P$/,
    search: 'cratera',
    kit: { path: '/lista/kit-familia.html', name: /^Kit família/, productCount: 3 },
    productKit: null,
    forbidden: /Forja|Meridiano|motosserra|gerador/i,
  },
} satisfies Record<string, StorefrontFacts>;

export type StorefrontId = keyof typeof STOREFRONTS;

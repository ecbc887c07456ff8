/** What journeys need to know of a storefront's catalogue and texts. */
export type StorefrontFacts = {
  name: string;
  /** Legal name, CNPJ, e-mail and telephone number, as in the footer. */
  seller: readonly string[];
  /** Address of a listing of several pages, linked on the home page, whose products need no configuration. */
  listing: RegExp;
  /** Filter values that leave more than one page. */
  filters: RegExp;
  /** Search term with more than one page of results. */
  search: string;
  /** A closed kit: path, name, number of its products. */
  kit: { path: string; name: RegExp; productCount: number };
  /** Texts of its home page that no other storefront has. */
  texts: readonly string[];
  /** Words of other trades that no page may contain. */
  forbidden: RegExp;
  /** Whether it sells lenses and shows frame measurements. */
  sellsLenses: boolean;
};

/** The storefronts by the value of STOREFRONT. */
export const STOREFRONTS = {
  oculos: {
    name: 'Meridiano',
    seller: [
      'Meridiano Óptica Ltda.',
      'CNPJ 61.956.204/0001-95',
      'atendimento@meridiano.example',
      '(11) 5555-1956',
    ],
    // Frames that take lenses are bought through a dialog of their own.
    listing: /sol/,
    filters: /^(Acetato|Feminino|Preto)/,
    search: 'oculos',
    kit: { path: '/lista/kit-volante-sol-polarizado-e-grau.html', name: /^Kit Volante/, productCount: 2 },
    texts: ['Enxergar bem é uma questão de medida.', 'Ajuste sem custo nas lojas'],
    forbidden: /Forja|motosserra|gerador/i,
    sellsLenses: true,
  },
  maquinas: {
    name: 'Forja',
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
    texts: ['Feito para trabalhar.', 'Assistência nas duas lojas'],
    forbidden:
      /óculos(?! de proteção)|\blentes?\b|armaç(ão|ões)|\bgrau\b|[óo]p?tic[oa]s?\b|receita m|oftalm|enxerg|Meridiano|\brosto\b|provador/i,
    sellsLenses: false,
  },
} satisfies Record<string, StorefrontFacts>;

export type StorefrontId = keyof typeof STOREFRONTS;

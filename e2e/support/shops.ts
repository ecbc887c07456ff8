/** What a journey has to know of a storefront's catalogue and of what it says, as a shopper would. */
export type ShopFacts = {
  name: string;
  /** Legal name, CNPJ, e-mail and telephone number, as the footer tells them. */
  seller: readonly string[];
  /** Address of a listing of several pages whose products are bought as they are; the home page leads there. */
  listing: RegExp;
  /** Values of its filters that leave more than one page. */
  filters: RegExp;
  /** Word that finds more than one page of products. */
  search: string;
  /** Kit at a price of its own: path, name, number of its pieces. */
  kit: { path: string; name: RegExp; pieces: number };
  /** What its home page says, and no other shop's. */
  says: readonly string[];
  /** Words that no page of it may say: those of the other trades. */
  never: RegExp;
  /** Whether it sells lenses and tells a frame's measures. */
  sellsLenses: boolean;
};

/** The storefronts by the value of STOREFRONT. */
export const SHOPS = {
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
    kit: { path: '/lista/kit-volante-sol-polarizado-e-grau.html', name: /^Kit Volante/, pieces: 2 },
    says: ['Enxergar bem é uma questão de medida.', 'Ajuste sem custo nas lojas'],
    never: /Forja|motosserra|gerador/i,
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
    kit: { path: '/lista/kit-oficina-furar-cortar-e-soldar.html', name: /^Kit Oficina/, pieces: 3 },
    says: ['Feito para trabalhar.', 'Assistência nas duas lojas'],
    never:
      /óculos(?! de proteção)|\blentes?\b|armaç(ão|ões)|\bgrau\b|[óo]p?tic[oa]s?\b|receita m|oftalm|enxerg|Meridiano|\brosto\b|provador/i,
    sellsLenses: false,
  },
} satisfies Record<string, ShopFacts>;

export type StorefrontId = keyof typeof SHOPS;

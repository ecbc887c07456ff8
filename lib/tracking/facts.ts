/** A thing of the catalogue as the tracking object names it (TRACK-06). */
export type NamedThing = { id: number; nome: string; url: string };

/**
 * A product of a list, with what an event says of it. `preco` in reais, null when it has no public price; `href`
 * leads to it, '' for a product without an address.
 */
export type ListedProduct = { id: number; nome: string; href: string; marca: string; preco: number | null };

type Attribute = { atributo: string; valores: { valor: string }[] };

/** The product of a product page (TRACK-09). Prices in reais. */
export type TrackedProduct = {
  id: number;
  sku: string;
  nome: string;
  tipo: 'simples' | 'configuravel';
  disponivel: boolean;
  venda: boolean;
  marca: string;
  precoDe: number;
  precoPor: number;
  parcelamento: { parcelas: number; valor: number };
  atributos: { unico: Attribute | Record<string, never>; simples: Attribute | Record<string, never> };
  categoria: { id: number; nome: string; nivel: number; taxonomia: { id: number; nome: string }[] } | null;
  url: string;
};

/** What a page says of itself; the visitor's part joins it in the browser (TRACK-02, TRACK-03). */
export type PageFacts = {
  pagina: { nome: string; secao: string; subsecao: string; total: number; atual: number };
  categoria?: NamedThing;
  categoriaSecundaria?: NamedThing;
  marca?: NamedThing;
  busca?: { query: string; resultados: number };
  /** Name of the list for events; the products follow from the cards on the page. */
  lista?: string;
  /** How many products of the list stand on earlier pages; none when missing. */
  antes?: number;
  produto?: TrackedProduct;
};

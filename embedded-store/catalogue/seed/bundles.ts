import type { FrameSpec } from '../images/frame-spec';
import { slugify } from '../text';
import type { CatalogueEntry } from './product-rows';

export type SeedList = {
  list: {
    id: number;
    slug: string;
    nome: string;
    tipo: 'aberta' | 'fechada';
    sku: string;
    curta: string;
    longa: string;
    desconto: number;
    selecaoAtributo: boolean;
    frameSpec: FrameSpec | null;
    foto?: string;
  };
  items: { listId: number; productId: number; quantidade: number; ordem: number }[];
};

type Plan = Pick<SeedList['list'], 'nome' | 'tipo' | 'desconto' | 'selecaoAtributo'> & {
  texto: string;
  choose: (entries: CatalogueEntry[]) => CatalogueEntry[];
};

const inKind = (kind: FrameSpec['kind']) => (e: CatalogueEntry) => e.product.frameSpec.kind === kind;
const withSizes = (e: CatalogueEntry) => e.sizes.length > 1;
const single = (e: CatalogueEntry) => e.sizes.length <= 1;
const hasFeature = (e: CatalogueEntry, wanted: string) =>
  e.product.caracteristicas.some(({ itens }) => itens.some(({ valor }) => valor === wanted));
const isForChildren = (e: CatalogueEntry) => hasFeature(e, 'Infantil');

const plans: Plan[] = [
  {
    nome: 'Kit Volante: sol polarizado e grau',
    tipo: 'fechada',
    desconto: 12,
    selecaoAtributo: true,
    texto:
      'Um par para dirigir de dia e outro para ler as placas à noite. O kit reúne óculos de sol polarizados e uma armação de grau que combinam entre si, com 12% de desconto sobre os preços separados. As lentes de grau não entram no kit: você as escolhe na página da armação.',
    choose: (all) => [
      ...pickEntries(all, (e) => inKind('sunglasses')(e) && withSizes(e), 1),
      ...pickEntries(all, (e) => inKind('frame')(e) && withSizes(e), 1),
    ],
  },
  {
    nome: 'Kit Casa Toda: duas armações e lentes',
    tipo: 'fechada',
    desconto: 15,
    selecaoAtributo: true,
    texto:
      'Um preço só para um adulto e uma criança da mesma casa. O kit reúne uma armação de adulto, uma armação infantil e um par de lentes multifocais, que montamos na armação do adulto. Depois da compra, mande a receita dele pelo WhatsApp. As lentes da criança não entram no kit: você as escolhe na página da armação infantil. Cada armação vem em um só tamanho.',
    choose: (all) => [
      ...pickEntries(all, (e) => inKind('frame')(e) && single(e) && !isForChildren(e), 1),
      ...pickEntries(all, (e) => inKind('frame')(e) && single(e) && isForChildren(e), 1),
      ...pickEntries(all, (e) => hasFeature(e, 'Multifocal'), 1),
    ],
  },
  {
    nome: 'Escolha do Ótico: a lista da semana',
    tipo: 'aberta',
    desconto: 0,
    selecaoAtributo: true,
    texto:
      'Toda semana um dos nossos óticos escolhe o que usaria. Leve uma peça ou todas: a lista é aberta, e cada item mantém o seu preço.',
    choose: (all) => [
      ...pickEntries(all, (e) => inKind('sunglasses')(e) && single(e), 2),
      ...pickEntries(all, (e) => inKind('frame')(e) && withSizes(e), 2),
    ],
  },
];

/** The first entries with full stock, all of different models. */
function pickEntries(
  entries: CatalogueEntry[],
  test: (e: CatalogueEntry) => boolean,
  count: number,
): CatalogueEntry[] {
  const families = new Set<number>();
  const good = entries.filter((e) => {
    const stocked = e.product.status === 'disponivel' && e.product.estoque > 4 && e.product.imagens > 3;
    const fresh = stocked && test(e) && !families.has(e.product.familiaId);
    if (fresh) families.add(e.product.familiaId);
    return fresh;
  });
  return good.slice(0, count);
}

/** The fields of a list that depend on its number and plan. */
export function listFields(
  id: number,
  { nome, tipo, desconto, texto }: Pick<SeedList['list'], 'nome' | 'tipo' | 'desconto'> & { texto: string },
) {
  const sku = `KIT-${String(id).padStart(4, '0')}`;
  return { id, slug: slugify(nome), nome, tipo, sku, curta: `<p>${texto}</p>`, desconto };
}

/** Three lists of the first products: two closed kits and an open kit. */
export function seedLists(entries: CatalogueEntry[]): SeedList[] {
  return plans.flatMap((plan, i) => {
    const chosen = plan.choose(entries);
    const first = chosen[0];
    if (!first) return [];
    const id = i + 1;
    return [
      {
        list: {
          ...listFields(id, plan),
          longa: `<p>${plan.texto}</p><p>Frete grátis para todo o Brasil por Sedex, um ano de garantia do fabricante em cada peça e a primeira troca gratuita em até 7 dias.</p>`,
          selecaoAtributo: plan.selecaoAtributo,
          frameSpec: { ...first.product.frameSpec, kind: 'kit' as const },
        },
        items: chosen.map((e, ordem) => ({
          listId: id,
          productId: e.product.id,
          quantidade: 1,
          ordem,
        })),
      },
    ];
  });
}

export type SeedCombination = {
  id: number;
  productId: number;
  otherId: number;
  tipoDesconto: 'valor' | 'porcentagem';
  desconto: number;
};

const sellable = (e: CatalogueEntry) => e.product.status === 'disponivel' && e.product.estoque > 1;

/** Whether two products make sense together: a frame with sunglasses, or with lenses, which no sunglasses need. */
const suit = (one: CatalogueEntry, other: CatalogueEntry) => {
  const kinds = [one, other].map(({ product }) => product.frameSpec.kind);
  return kinds[0] !== kinds[1] && kinds.includes('frame');
};

/**
 * Buy-together offers among the first products: every fourth product that can be sold has one or two
 * partners.
 */
export function seedCombinations(entries: CatalogueEntry[]): SeedCombination[] {
  const good = entries.filter(sellable);
  return good.flatMap((entry, i) => {
    if (i % 4 !== 0) return [];
    const others = good.filter((other) => suit(entry, other));
    const partners = others.slice(i % 20, (i % 20) + (i % 8 === 0 ? 2 : 1));
    return partners.map((other, n) => ({
      id: entry.product.id * 10 + n,
      productId: entry.product.id,
      otherId: other.product.id,
      tipoDesconto: n === 0 ? ('porcentagem' as const) : ('valor' as const),
      desconto: n === 0 ? 10 : 4000,
    }));
  });
}

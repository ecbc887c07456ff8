import { listFields, type SeedCombination, type SeedList } from '../seed/bundles';
import { type CatalogueSource, demoKeys } from '../seed/source';
import { machineQuestions, machineReviews } from './reviews';
import { type MachineEntry, machineEntries, machines } from './rows';
import { machineBrands, machineCategories, machineFacetGroups, machineFacetValues } from './vocabulary';

const categoryId = (path: string) => machineCategories.find((category) => category.path === path)?.id ?? 0;

const landingPages = [
  {
    id: 1,
    slug: 'black-friday',
    nome: 'Pós Black Friday',
    descricao:
      '<p>A Black Friday passou e estas máquinas ficaram com o preço dela. São os itens com pelo menos 12% de desconto sobre o preço original, enquanto durar o estoque.</p>',
    layout: 'black',
    codigoCss: '',
    regra: { descontoMinimo: 12 },
  },
  {
    id: 2,
    slug: 'lancamentos',
    nome: 'Lançamentos',
    descricao: '<p>O que acabou de chegar ao depósito, testado na nossa bancada.</p>',
    layout: '',
    codigoCss: '',
    regra: { lancamentos: true },
  },
  {
    id: 3,
    slug: 'comece-sua-cerca',
    nome: 'Comece a sua cerca',
    descricao:
      '<p>Arame, mourão, porteira e cerca elétrica reunidos para quem vai fechar a primeira divisa. Meça o perímetro, some dez por cento e conte um mourão a cada três metros.</p>',
    layout: '',
    codigoCss: '',
    regra: { categorias: [categoryId('/cercas'), categoryId('/cerca-eletrica')] },
  },
  {
    id: 4,
    slug: 'ate-499',
    nome: 'Até R$ 499',
    descricao: '<p>Boas ferramentas e boas cercas por até R$ 499, com a garantia de sempre.</p>',
    layout: '',
    codigoCss: '',
    regra: { precoAte: 49_900 },
  },
];

type Plan = {
  nome: string;
  tipo: 'aberta' | 'fechada';
  desconto: number;
  texto: string;
  fotos: [foto: string, quantidade: number][];
};

const plans: Plan[] = [
  {
    nome: 'Kit Primeira Divisa: arame, estacas e amarração',
    tipo: 'fechada',
    desconto: 10,
    texto:
      'O material de cinquenta metros de cerca com cinco fios: um rolo de arame farpado, dezesseis estacas de aço e o arame de amarração. Some os mourões de canto da sua escolha.',
    fotos: [
      ['arame-farpado-250', 1],
      ['estaca-aco', 16],
      ['arame-galvanizado', 1],
    ],
  },
  {
    nome: 'Kit Oficina: furar, cortar e soldar',
    tipo: 'fechada',
    desconto: 12,
    texto:
      'As três máquinas que abrem uma oficina em casa, com 12% de desconto sobre os preços separados: furadeira de impacto, esmerilhadeira e inversora de solda.',
    fotos: [
      ['furadeira-650', 1],
      ['esmerilhadeira-115', 1],
      ['inversora-140', 1],
    ],
  },
  {
    nome: 'Lista do instalador: cerca elétrica sem esquecer nada',
    tipo: 'aberta',
    desconto: 0,
    texto:
      'A lista que os nossos instaladores levam no carro. Escolha o que falta na sua cerca: cada item mantém o seu preço.',
    fotos: [
      ['eletrificador-50', 1],
      ['fio-branco', 2],
      ['isolador-anel', 1],
      ['mourao-eucalipto', 8],
    ],
  },
];

const idOf = (foto: string) => machines.findIndex((machine) => machine.foto === foto) + 1;

function lists(entries: MachineEntry[]): SeedList[] {
  return plans.map((plan, i) => {
    const id = i + 1;
    const [first] = plan.fotos;
    return {
      list: {
        ...listFields(id, plan),
        longa: `<p>${plan.texto}</p><p>Frete grátis para todo o Brasil e um ano de garantia do fabricante em cada peça.</p>`,
        selecaoAtributo: true,
        frameSpec: null,
        foto: first?.[0] ?? '',
      },
      items: plan.fotos
        .filter(([foto]) => idOf(foto) <= entries.length)
        .map(([foto, quantidade], ordem) => ({ listId: id, productId: idOf(foto), quantidade, ordem })),
    };
  });
}

const pairs: [main: string, other: string, tipo: SeedCombination['tipoDesconto'], desconto: number][] = [
  ['gerador-3000', 'motobomba-2', 'porcentagem', 8],
  ['gerador-1200', 'lavadora-1450', 'valor', 6000],
  ['furadeira-650', 'esmerilhadeira-115', 'porcentagem', 10],
  ['inversora-140', 'esmerilhadeira-115', 'porcentagem', 7],
  ['motosserra-38', 'arame-galvanizado', 'valor', 1000],
  ['arame-farpado-250', 'estaca-aco', 'porcentagem', 5],
  ['eletrificador-50', 'fio-branco', 'porcentagem', 10],
  ['eletrificador-50', 'isolador-anel', 'valor', 1500],
  ['porteira-madeira', 'mourao-eucalipto', 'porcentagem', 10],
  ['serra-1500', 'furadeira-850', 'porcentagem', 6],
];

/** The catalogue of Forja. Its size is fixed, whatever size is requested. */
export const machineSource: CatalogueSource = {
  key: 'maquinas',
  version: 4,
  defaultSize: machines.length,
  brands: machineBrands.map(({ code: _, ...brand }) => brand),
  categories: machineCategories,
  landingPages,
  facetGroups: machineFacetGroups,
  facetValues: machineFacetValues,
  personalizations: [],
  evaluationKeys: demoKeys,
  entries: machineEntries,
  lists,
  combinations: () =>
    pairs.map(([main, other, tipoDesconto, desconto], i) => ({
      id: i + 1,
      productId: idOf(main),
      otherId: idOf(other),
      tipoDesconto,
      desconto,
    })),
  questions: () => machineQuestions(idOf),
  reviews: () => machineReviews(machines),
};

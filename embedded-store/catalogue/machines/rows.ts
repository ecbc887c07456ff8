import type { productSizes, products } from '../../db/catalogue-tables';
import type { Piece } from '../../db/json-types';
import { ean13, sku } from '../seed/codes';
import { escapeHtml, fold, slugify, splitWords } from '../text';
import { electricFences } from './electric-fences';
import { engines } from './engines';
import type { Machine } from './machine';
import { postsAndGates } from './posts-and-gates';
import specs from './studio/specs.json';
import { tools } from './tools';
import { usesOf } from './uses';
import { machineBrands, machineCategories, machineFacetValues } from './vocabulary';
import { wiresAndMeshes } from './wires-and-meshes';
import { workshop } from './workshop';

/** Every product of the machines storefront. */
export const machines: readonly Machine[] = [
  ...tools,
  ...engines,
  ...workshop,
  ...wiresAndMeshes,
  ...postsAndGates,
  ...electricFences,
];

/** Pictures in the folder, one per rendered view. */
const views: Record<string, { views: number[][] }> = specs;
const AFTER =
  'Frete grátis para todo o Brasil, um ano de garantia do fabricante e a primeira troca gratuita em até 7 dias. Em caso de dúvida, escreva: quem responde já usou a máquina.';

export type MachineEntry = {
  product: typeof products.$inferInsert;
  sizes: (typeof productSizes.$inferInsert)[];
};

function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new RangeError(`The machines catalogue has no ${what}.`);
  return item;
}

/** The first `count` machines as rows. */
export function machineEntries(count: number): MachineEntry[] {
  return machines.slice(0, count).map(entry);
}

function entry(machine: Machine, index: number): MachineEntry {
  const id = index + 1;
  const brand = found(
    machineBrands.find(({ nome }) => nome === machine.marca),
    `brand ${machine.marca}`,
  );
  const category = found(
    machineCategories.find(({ path }) => path === machine.categoria),
    `category ${machine.categoria}`,
  );
  const family = machine.modelo ? machines.findIndex(({ modelo }) => modelo === machine.modelo) : index;
  const code = sku(brand.code, family + 1, index - family);
  const sizes = sizeRows(machine, id, code);
  const estoque = machine.opcoes ? sizes.reduce((sum, size) => sum + size.estoque, 0) : machine.estoque;
  const status = machine.status ?? (estoque > 0 ? 'disponivel' : 'indisponivel');
  const shown = sizes.find((size) => size.estoque > 0) ?? sizes[0];
  const { precoDe, precoPor } = shown ?? { precoDe: machine.de, precoPor: machine.por };
  return {
    product: {
      id,
      familiaId: family + 1,
      slug: slugify(machine.nome),
      sku: code,
      ean: ean13(700_000 + id),
      mpn: id % 3 === 0 ? '' : `${brand.code}-${family + 1}`,
      nome: machine.nome,
      nomeOrdem: fold(machine.nome),
      status,
      estoque,
      brandId: brand.id,
      categoryId: category.id,
      categorias: [...(category.parentId === null ? [] : [category.parentId]), category.id],
      facetas: [
        ...usesOf(machine).map((label) => facetId('uso', label)),
        ...machine.facetas.map(([group, label]) => facetId(group, label)),
      ],
      precoDe,
      precoPor,
      plano: status === 'disponivel' ? machine.plano : 'vazio',
      desconto: precoDe > precoPor ? Math.floor((1 - precoPor / precoDe) * 100) : 0,
      popularidade: (status === 'disponivel' ? 100_000 : 0) + ((id * 48_271) % 99_991),
      lancamento: machine.selos?.includes('lancamento') ? 9500 + id : (id * 7919) % 8999,
      cor: machine.cor ?? '',
      corSlug: slugify(machine.cor ?? ''),
      curta: machine.curta,
      longa: [...machine.longa, AFTER].map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
      caracteristicas: features(machine, code),
      pecas: pieces(machine),
      frameSpec: null,
      foto: machine.foto,
      imagens: views[machine.foto]?.views.length ?? 0,
      video: machine.video ?? '',
      selos: status === 'disponivel' ? (machine.selos ?? []) : [],
      conjuntoLentes: null,
      buscaTexto: splitWords(
        [machine.nome, machine.marca, category.nome, machine.cor ?? '', machine.curta, code].join(' '),
      ).join(' '),
    },
    sizes,
  };
}

function pieces({ pecas = [] }: Machine): Piece[] {
  return pecas.map(([foto, quantidade, opcao]) => {
    const index = machines.findIndex((machine) => machine.foto === foto);
    const { opcoes = [] } = found(machines[index], `machine ${foto}`);
    const ordem = opcoes.findIndex(([label]) => label === opcao);
    return { productId: index + 1, sizeId: ordem < 0 ? 0 : (index + 1) * 10 + ordem + 1, quantidade };
  });
}

function facetId(group: string, label: string): number {
  const slug = `${group}-${slugify(label)}`;
  const value = machineFacetValues.find((known) => known.slug === slug);
  return found(value, `filter value ${slug}`).id;
}

function sizeRows({ opcoes = [], por, de }: Machine, productId: number, code: string) {
  return opcoes.map(([label, estoque, mais = 0], ordem) => ({
    id: productId * 10 + ordem + 1,
    productId,
    sku: `${code}-${ordem + 1}`,
    label,
    estoque,
    precoDe: de > 0 ? de + mais : 0,
    precoPor: por + mais,
    ordem,
  }));
}

function features({ ficha, marca }: Machine, code: string) {
  const own: Machine['ficha'][number] = [
    'Geral',
    [
      ['Marca', marca],
      ['Código', code],
      ['Garantia', '1 ano, do fabricante'],
    ],
  ];
  return [...ficha, own].map(([nome, itens], g) => ({
    nome,
    visivelSite: true,
    itens: itens.map(([label, valor], i) => ({ id: g * 100 + i + 1, label, valor })),
  }));
}

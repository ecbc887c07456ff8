import { audiences } from './audiences';
import { categoryText } from './category-texts';
import { lensKinds, lensTreatments } from './lens-kinds';
import { shapes } from './shapes';

/** `nivel` 2 is the first path segment. */
export type Category = {
  id: number;
  parentId: number | null;
  nivel: number;
  slug: string;
  path: string;
  nome: string;
  descricao: string;
  ordem: number;
};

type Node = { slug: string; nome: string; children?: Node[] };

const shapeNodes = (plural: string): Node[] =>
  shapes.map((s) => ({ slug: s.key, nome: `${plural} ${s.label.toLowerCase()}` }));

const frameTree = (slug: string, nome: string): Node => ({
  slug,
  nome,
  children: audiences.map((a) => ({
    slug: a.key,
    nome: `${nome} ${a.label.toLowerCase()}`,
    children: a.key === 'infantil' ? [] : shapeNodes(`${nome} ${a.label.toLowerCase()}`),
  })),
});

const tree: Node[] = [
  frameTree('oculos-de-grau', 'Óculos de grau'),
  frameTree('oculos-de-sol', 'Óculos de sol'),
  {
    slug: 'lentes',
    nome: 'Lentes',
    children: lensKinds.map((k) => ({
      slug: k.key,
      nome: `Lentes ${k.label.toLowerCase()}`,
      children: lensTreatments.map((t) => ({
        slug: t.key,
        nome: `Lentes ${k.label.toLowerCase()} com ${t.label.toLowerCase()}`,
      })),
    })),
  },
];

function flatten(nodes: Node[], parent: Category | null, base: number, step: number): Category[] {
  return nodes.flatMap((node, ordem) => {
    const category: Category = {
      id: base + ordem * step,
      parentId: parent?.id ?? null,
      nivel: (parent?.nivel ?? 1) + 1,
      slug: node.slug,
      path: `${parent?.path ?? ''}/${node.slug}`,
      nome: node.nome,
      descricao: categoryText(node.slug, node.nome),
      ordem,
    };
    return [category, ...flatten(node.children ?? [], category, category.id + step / 100, step / 100)];
  });
}

/** Every category, parents before children. Ids are stable: 10000, 10100, 10101… */
export const categories: Category[] = flatten(tree, null, 10_000, 10_000);

const byPath = new Map(categories.map((c) => [c.path, c]));

/** The category at a path such as `/oculos-de-sol/feminino`. */
export function categoryAt(path: string): Category {
  const category = byPath.get(path);
  if (!category) throw new RangeError(`There is no category ${path}.`);
  return category;
}

/** Ids of a category and all its ancestors. */
export function withAncestors(category: Category): number[] {
  const parent = categories.find((c) => c.id === category.parentId);
  return parent ? [...withAncestors(parent), category.id] : [category.id];
}

import { lensKinds, lensTreatments } from './lens-kinds';
import { shapes } from './shapes';

/** A target group of frames; `fator` scales the adult measurements. */
export type Audience = { key: string; label: string; complemento: string; fator: number };

export const audiences: readonly Audience[] = [
  { key: 'feminino', label: 'Feminino', complemento: 'femininos', fator: 1 },
  { key: 'masculino', label: 'Masculino', complemento: 'masculinos', fator: 1.03 },
  { key: 'unissex', label: 'Unissex', complemento: 'unissex', fator: 1 },
  { key: 'infantil', label: 'Infantil', complemento: 'infantis', fator: 0.87 },
];

export const isForChildren = ({ key }: Pick<Audience, 'key'>) => key === 'infantil';

const roots: Record<string, string> = {
  'oculos-de-grau':
    '<p>Escolher óculos de grau é escolher como você vê e como é visto. Aqui estão armações em acetato, metal e <a href="/c/titanio">titânio</a>, dos formatos clássicos aos mais expressivos, prontas para receber a lente da sua receita no nosso laboratório próprio.</p><p>Use os filtros para encontrar o formato, a cor e o tamanho que combinam com o seu rosto. Em cada página você encontra as quatro medidas da armação em milímetros: compare com os óculos que já usa e acerte de primeira. Se tiver dúvida sobre espessura, tratamento ou campo de leitura, os nossos óticos respondem pelo WhatsApp, a qualquer hora.</p><p>Toda armação tem garantia de um ano do fabricante, frete grátis para todo o Brasil por Sedex e a primeira troca é gratuita em até 7 dias.</p>',
  'oculos-de-sol':
    '<p>Óculos de sol bons fazem duas coisas ao mesmo tempo: protegem os olhos e desenham o rosto. Todos os modelos desta página têm proteção UV400, que bloqueia os raios UVA e UVB, e trazem o nome da lente por extenso para que você saiba o que está comprando.</p><p>As lentes polarizadas tiram o reflexo da estrada e da água, as em degradê são escuras em cima e claras embaixo, e as espelhadas deixam passar menos luz.</p><p>Escolha pelo formato, pelo material ou pela cor, com frete grátis para todo o Brasil, um ano de garantia e a primeira troca gratuita em até 7 dias.</p>',
  lentes:
    '<p>A lente é a parte dos óculos que trabalha. Nesta página você encontra lentes de visão simples, multifocais e ocupacionais, com antirreflexo, filtro de luz azul ou tecnologia fotossensível, em cinco índices de refração.</p><p>Quanto mais alto o grau, mais vale a pena subir o índice: a lente fica mais fina, mais leve e mais bonita na armação. Para crianças e esportes, o policarbonato 1,59 resiste melhor a impactos. Mande a sua receita por foto depois da compra e nós conferimos tudo com você antes de cortar a lente.</p><p>As lentes são montadas no nosso laboratório e passam por conferência de grau, eixo e centralização. Se a adaptação não vier em 30 dias, refazemos.</p>',
};

/** The HTML description of a category, from its slug and its full name. */
function categoryText(slug: string, nome: string): string {
  const root = roots[slug];
  if (root) return root;
  const shape = shapes.find((s) => s.key === slug);
  if (shape) {
    return `<p>${shape.aberturas.join(' ')}</p><p>${shape.paraQuem.join(' ')} Em ${nome.toLowerCase()} você encontra versões de várias marcas e preços, sempre com as medidas em milímetros na página do produto.</p>`;
  }
  const audience = audiences.find((a) => a.key === slug);
  if (audience) return audienceText(audience.key, nome);
  const lens = [...lensKinds, ...lensTreatments].find((k) => k.key === slug);
  return lens ? `<p>${lens.texto}</p>` : '';
}

function audienceText(key: string, nome: string): string {
  const lead = isForChildren({ key })
    ? 'Criança corre, dorme de óculos e senta em cima deles: por isso as armações desta página têm hastes flexíveis, materiais hipoalergênicos e medidas menores de verdade, não versões encolhidas de modelos adultos. Para a escola, veja a seleção <a href="/c/volta-as-aulas">volta às aulas</a>.'
    : 'Separamos os modelos pela medida e pelo desenho: o formato e o tamanho da frente estão nos filtros, e cada armação tem as suas medidas em milímetros.';
  return `<p>${lead}</p><p>${nome}: compare a largura da frente com a dos óculos que você já usa e, na dúvida, mande uma foto para os nossos óticos. Ajudamos a escolher sem pressa, de segunda a sexta das 9h às 18h e aos sábados das 9h às 14h, com WhatsApp 24 horas.</p>`;
}

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

/** Plural of an adjective. Other shapes are names and have no plural. */
const pluralShape = (label: string): string =>
  label
    .toLowerCase()
    .replace(/^(redond|quadrad)o$/, '$1os')
    .replace(/ar$/, 'ares')
    .replace(/al$/, 'ais');

const shapeNodes = (plural: string): Node[] =>
  shapes.map((s) => ({ slug: s.key, nome: `${plural} ${pluralShape(s.label)}` }));

const frameTree = (slug: string, nome: string): Node => ({
  slug,
  nome,
  children: audiences.map((a) => ({
    slug: a.key,
    nome: `${nome} ${a.complemento}`,
    children: isForChildren(a) ? [] : shapeNodes(`${nome} ${a.complemento}`),
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
      nome: `Lentes ${k.doPar}`,
      children: lensTreatments.map((t) => ({
        slug: t.key,
        nome: `Lentes ${k.doPar} com ${t.label.toLowerCase()}`,
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

/**
 * Ids of all categories that list a product: its own, its ancestors, and for a unisex product those of women and men.
 */
export function listingCategories(category: Category): number[] {
  const paths = category.path.includes('/unissex')
    ? ['unissex', 'feminino', 'masculino'].map((audience) => category.path.replace('unissex', audience))
    : [category.path];
  return [...new Set(paths.flatMap((path) => withAncestors(categoryAt(path))))];
}

/** Ids of a category and all its ancestors. */
function withAncestors(category: Category): number[] {
  const parent = categories.find((c) => c.id === category.parentId);
  return parent ? [...withAncestors(parent), category.id] : [category.id];
}

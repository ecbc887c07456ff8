import type { Brand, Category, FacetValue } from '../catalogue/reference';
import { institutionalPages, pageMenus } from './institutional-pages';
import { shapeIcons } from './menu-icons';

/**
 * A menu entry. `path` is a path of the shop with its query, or '' for a group; `imagem` is the picture of a
 * banner. Responses leave out entries that lead to no product.
 */
export type MenuEntry = {
  label: string;
  path: string;
  destaque?: boolean;
  imagem?: string;
  svg?: string;
  sub?: MenuEntry[];
};
/** A menu by its platform hash. */
export type Menu = { id: number; nome: string; entries: MenuEntry[] };

/** How the slugs of the filter 'Formato' begin. */
const SHAPE_PREFIX = 'formato-';

type MenuCategory = Pick<Category, 'id' | 'parentId' | 'nome' | 'path'>;

/** Data for building menus: names and paths of brands, categories and shapes. */
export type MenuReference = {
  brands: readonly Pick<Brand, 'slug' | 'nome'>[];
  categories: readonly MenuCategory[];
  categoryByPath: ReadonlyMap<string, MenuCategory>;
  facetValues: readonly Pick<FacetValue, 'slug' | 'label'>[];
};

/** The menu with a hash, or null. */
export function menuOf(reference: MenuReference, hash: string): Menu | null {
  switch (hash) {
    case 'menu-principal':
      return { id: 1, nome: 'Menu principal', entries: mainMenu(reference) };
    case 'menu-oculos':
      return { id: 2, nome: 'Óculos por formato', entries: eyewearMenu(reference) };
    case 'links-rodape':
      return { id: 3, nome: 'Links do rodapé', entries: [...footerLinks(), mostSearched(reference)] };
    default:
      return null;
  }
}

function categoryEntry(reference: MenuReference, path: string, depth: number): MenuEntry {
  const category = reference.categoryByPath.get(path);
  const children = reference.categories.filter((c) => c.parentId === category?.id);
  const shape = reference.facetValues.find(
    ({ slug }) => slug.startsWith(SHAPE_PREFIX) && path.endsWith(`/${slug.slice(SHAPE_PREFIX.length)}`),
  );
  // Shapes have the same name as in the filter: 'Redondo', like 'Gatinho', not 'Redondos'.
  const shortName =
    shape?.label ??
    (path.split('/').length > 2 ? withoutParentLabel(reference, path) : (category?.nome ?? path));
  return {
    label: shortName,
    path,
    sub: depth > 0 ? children.map((child) => categoryEntry(reference, child.path, depth - 1)) : [],
  };
}

/**
 * A child's label without its parent's: "Lentes multifocais" becomes "Multifocais", "Lentes de leitura"
 * becomes "Leitura".
 */
function withoutParentLabel(reference: MenuReference, path: string): string {
  const nome = reference.categoryByPath.get(path)?.nome ?? path;
  const parent = reference.categoryByPath.get(path.slice(0, path.lastIndexOf('/')))?.nome ?? '';
  const own = nome.startsWith(parent) ? nome.slice(parent.length).trim().replace(/^de /, '') : nome;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

function mainMenu(reference: MenuReference): MenuEntry[] {
  const brands = reference.brands.map((b) => ({ label: b.nome, path: `/marcas/${b.slug}` }));
  return [
    categoryEntry(reference, '/oculos-de-grau', 2),
    categoryEntry(reference, '/oculos-de-sol', 2),
    categoryEntry(reference, '/lentes', 1),
    { label: 'Marcas', path: '/marcas', sub: brands },
    { label: 'Lançamentos', path: '/c/lancamentos' },
    { label: 'Kits e listas', path: '/lista' },
    { label: 'Pós Black Friday', path: '/c/black-friday', destaque: true },
  ];
}

/** The menu of shapes, for all audiences together. */
function eyewearMenu(reference: MenuReference): MenuEntry[] {
  const shapes = reference.facetValues
    .filter(({ slug }) => slug.startsWith(SHAPE_PREFIX))
    .map(({ slug, label }) => ({ key: slug.slice(SHAPE_PREFIX.length), label, filtro: slug }));
  // Only pictures with a centred frame, since the shop crops them to circles.
  const root = (path: string, nome: string, imagem: string, fill = 'none'): MenuEntry => ({
    label: nome,
    path,
    imagem,
    sub: shapes.map(({ key, label, filtro }) => ({
      label,
      path: `${path}?filtro=${filtro}`,
      svg: shapeIcons[key]?.replace('none', fill) ?? '',
    })),
  });
  return [
    root('/oculos-de-grau', 'Óculos de grau', 'vitrine-6'),
    // With dark lenses, so that the shapes of both look different.
    root('/oculos-de-sol', 'Óculos de sol', 'vitrine-10', 'currentColor'),
  ];
}

/** The most frequent searches, as shoppers type them. */
const SEARCHES = [
  'Redondo',
  'Gatinho',
  'Aviador',
  'Tartaruga',
  'Titânio',
  'Polarizado',
  'Transparente',
  'Multifocal',
  'Quadrado',
  'Infantil',
  'Hexagonal',
];

/** The shop's list of popular searches: words, then brands. */
function mostSearched({ brands }: MenuReference): MenuEntry {
  return {
    label: 'Mais buscados',
    path: '',
    sub: [
      ...SEARCHES.map((text) => ({
        label: text,
        path: `/busca?${new URLSearchParams({ busca: text.toLowerCase() })}`,
      })),
      ...brands.map(({ nome, slug }) => ({ label: nome, path: `/marcas/${slug}` })),
    ].slice(0, MOST_SEARCHED),
  };
}

const MOST_SEARCHED = 18;

/** The contact page, whose form is the help centre that the footer links to. */
const CONTACT_PAGE = '/pagina/contato';

function footerLinks(): MenuEntry[] {
  const groups = pageMenus.map((menu) => ({
    label: menu.nome,
    path: '',
    sub: [...institutionalPages.values()]
      .filter(({ grupo, path }) => grupo === menu.grupo && path !== CONTACT_PAGE)
      .map((page) => ({ label: page.nome, path: page.path })),
  }));
  const shop: MenuEntry = {
    label: 'Comprar',
    path: '',
    sub: [
      { label: 'Óculos de grau', path: '/oculos-de-grau' },
      { label: 'Óculos de sol', path: '/oculos-de-sol' },
      { label: 'Lentes', path: '/lentes' },
      { label: 'Marcas', path: '/marcas' },
      { label: 'Polarizados', path: '/c/polarizados' },
      { label: 'Até R$ 499', path: '/c/ate-499' },
    ],
  };
  return [shop, ...groups];
}

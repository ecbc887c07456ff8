import { pageMenus } from '../../content/institutional-pages';
import type { MenuEntry, MenuReference } from '../../content/menus';
import type { ShopContent } from '../../content/shop-content';
import { machineBanners, machineCategoryBanners } from './banners';
import { machinePosts } from './blog-posts';
import { machinePages } from './machine-pages';
import { machineStoreReviews } from './reviews';

function categoryEntries(
  { categories }: Pick<MenuReference, 'categories'>,
  parentId: number | null,
): MenuEntry[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, nome, path }) => {
      const { imagem } = machineCategoryBanners[path] ?? {};
      return { label: nome, path, ...(imagem && { imagem }), sub: categoryEntries({ categories }, id) };
    });
}

/** Departments that share a group in the main menu, so that the menu fits on one line. */
const GROUPED_DEPARTMENTS = new Set(['/limpeza', '/solda', '/jardim-e-floresta']);

/** Shorter names, so that the main menu fits on one line. */
const SHORT_NAMES: Record<string, string> = { '/ferramentas-eletricas': 'Ferramentas' };

/** Departments with a picture come first, because the home page shows the first three. */
function departmentEntries(reference: MenuReference): MenuEntry[] {
  const entries = categoryEntries(reference, null);
  return [...entries.filter(({ imagem }) => imagem), ...entries.filter(({ imagem }) => !imagem)];
}

function mainMenu(reference: MenuReference): MenuEntry[] {
  const departments = categoryEntries(reference, null).map(({ imagem: _, ...entry }) => ({
    ...entry,
    label: SHORT_NAMES[entry.path] ?? entry.label,
  }));
  const own = departments.filter(({ path }) => !GROUPED_DEPARTMENTS.has(path));
  return [
    ...own.slice(0, 2),
    {
      label: 'Oficina e jardim',
      path: '',
      sub: departments.filter(({ path }) => GROUPED_DEPARTMENTS.has(path)),
    },
    ...own.slice(2),
    {
      label: 'Marcas',
      path: '/marcas',
      sub: reference.brands.map(({ nome, slug }) => ({ label: nome, path: `/marcas/${slug}` })),
    },
    { label: 'Kits', path: '/lista' },
    { label: 'Pós Black Friday', path: '/c/black-friday', destaque: true },
  ];
}

function footerLinks(): MenuEntry[] {
  const groups = pageMenus.map(({ nome, grupo }) => ({
    label: nome,
    path: '',
    sub: [...machinePages.values()]
      .filter((page) => page.grupo === grupo)
      .map((page) => ({ label: page.nome, path: page.path })),
  }));
  const shop = {
    label: 'Comprar',
    path: '',
    sub: [
      { label: 'Ferramentas elétricas', path: '/ferramentas-eletricas' },
      { label: 'Geradores e motores', path: '/geradores-e-motores' },
      { label: 'Cercas', path: '/cercas' },
      { label: 'Cerca elétrica', path: '/cerca-eletrica' },
      { label: 'Kits e listas', path: '/lista' },
      { label: 'Lançamentos', path: '/c/lancamentos' },
      { label: 'Até R$ 499', path: '/c/ate-499' },
      { label: 'Quem somos', path: '/pagina/quem-somos' },
      { label: 'Perguntas frequentes', path: '/pagina/perguntas-frequentes' },
      { label: 'Cartão BNDES', path: '/cartao-bndes' },
    ],
  };
  return [shop, ...groups];
}

function menu(reference: MenuReference, hash: string) {
  switch (hash) {
    case 'menu-principal':
      return { id: 1, nome: 'Menu principal', entries: mainMenu(reference) };
    // The shop requests this hash in every storefront, whatever it sells.
    case 'menu-oculos':
      return { id: 2, nome: 'Máquinas por trabalho', entries: departmentEntries(reference) };
    case 'links-rodape':
      return { id: 3, nome: 'Links do rodapé', entries: footerLinks() };
    default:
      return null;
  }
}

/** Forja, the machines storefront. */
export const machineShop: ShopContent = {
  nome: 'Forja',
  folder: 'maquinas',
  sizeName: 'Opção',
  oneProduct: 'uma máquina',
  comparesFrames: false,
  seo: {
    home: {
      title: 'Forja | Máquinas, ferramentas e cercas',
      description:
        'Desde 1956: geradores, ferramentas elétricas, arames, porteiras e cerca elétrica com frete grátis para todo o Brasil e 10% no Pix.',
    },
    keywords: 'máquinas, ferramentas, geradores, cercas, arame, cerca elétrica',
    lists: {
      title: 'Kits e listas de máquinas',
      description:
        'Kits fechados com desconto e listas de quem instala, com frete grátis para todo o Brasil.',
    },
    searched: 'máquinas, ferramentas e cercas da Forja',
    image: '/upload/og/forja.jpg',
  },
  contact: {
    whatsapp: '(11) 90000-5619',
    telefone: '(11) 5555-5619',
    email: 'atendimento@forja.example',
    razaoSocial: 'Forja Máquinas e Cercas Ltda.',
    cnpj: '73.195.604/0001-04',
    endereco: 'Avenida da Bigorna, 1956, Distrito Industrial, São Paulo, SP, CEP 01000-000',
  },
  customerEmail: 'cliente@forja.example',
  launchCategories: [],
  banners: machineBanners,
  categoryBanners: machineCategoryBanners,
  pages: machinePages,
  menu,
  blogLead: 'Cercas, motores e ferramentas, explicados por quem monta, liga e conserta.',
  posts: machinePosts,
  storeReviews: machineStoreReviews,
};

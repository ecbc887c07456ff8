import { linkHref } from '@/lib/catalog/hrefs';
import { storeOrigins } from '@/lib/config/store-site';
import {
  readBanners,
  readBrands,
  readMenu,
  readSettings,
  readShowcase,
} from '@/lib/platform/endpoints/blocks';
import type { Banner, ItemDeMenu } from '@/lib/platform/schemas/blocks';
import type { Recorder } from './recorder';
import { type RuleReport, reportEach, reportOne } from './rules/rule';

const MENUS = {
  'menu-principal': 'Header and side menu are empty, and nothing tells crawlers where to begin.',
  'menu-oculos': 'The home page has no row of categories.',
  'links-rodape': 'The footer has no links of the platform.',
} as const;

const BANNERS = {
  'banner-principal': 'The home page begins without its carousel.',
  'banner-pitchbar': 'The home page has no strip of advantages.',
  'banner-marcas-home': 'The home page has no banners of brands.',
  'banners-home-estilos': 'The home page has no banners of styles.',
  'banners-home-tendencias': 'The home page has no banners of trends.',
  'banners-home-social': 'The home page has no social feed; it is off unless SOCIAL_FEED is set.',
  'banner-medida': 'Products, the measurement page and the home page show no picture of faces.',
  'banner-popup': 'Leaving shoppers see no campaign; it is off unless EXIT_POPUP is set.',
  'banner-marca-full': 'Listings of brands begin without a banner.',
  'banner-categoria-secundaria': 'Campaign pages begin without a banner.',
  'banner-listagem-categoria': 'Listings of categories begin without a banner.',
} as const;

function pathsOf(items: readonly ItemDeMenu[]): string[] {
  return items.flatMap(({ rota, sub }) => [...(rota?.path ? [rota.path] : []), ...pathsOf(sub)]);
}

/** Pages of the shop in a banner's links. */
function linkedPaths({ dimensoes: { desktop, mobile } }: Banner): string[] {
  const href = linkHref(desktop?.link || mobile?.link || '', storeOrigins());
  return href?.startsWith('/') && !/[?#]/.test(href) ? [href] : [];
}

const namesOf = (items: readonly ItemDeMenu[]): string[] =>
  items.flatMap(({ label, sub }) => [label, ...namesOf(sub)]);

function checkMenu(items: readonly ItemDeMenu[]): RuleReport[] {
  const names = namesOf(items);
  const problem = items.length === 0 ? 'it was sent, but is empty: shoppers find no category' : null;
  return [
    reportOne('The main menu has entries', 'header and footer', problem),
    reportEach('Entries of the main menu have names', 'header and footer', names, (name) =>
      name === '' ? 'an entry has no name' : null,
    ),
  ];
}

/** Reads the blocks around pages; resolves to the addresses in menus, brands and banners, each once. */
export async function readBlocks(recorder: Recorder): Promise<string[]> {
  await recorder.attempt(
    {
      call: 'GET settings',
      without: 'Name, logo, WhatsApp and social links come from the storefront file alone.',
      isAround: true,
    },
    readSettings,
  );
  const paths: string[] = [];
  for (const [slug, without] of Object.entries(MENUS)) {
    const info = { call: `GET struct/menus/${slug}`, without, isAround: slug === 'menu-principal' };
    const menu = await recorder.attempt(info, () => readMenu(slug));
    if (menu !== null && slug === 'menu-principal') recorder.addReports(...checkMenu(menu.menu));
    paths.push(...pathsOf(menu?.menu ?? []));
  }
  const brands = await recorder.attempt(
    { call: 'GET brands', without: 'The index of brands and the brand facet are empty.' },
    readBrands,
  );
  paths.push(...(brands ?? []).flatMap(({ rota }) => (rota?.path ? [rota.path] : [])));
  for (const [slug, without] of Object.entries(BANNERS)) {
    const info = { call: `GET showcase/banners/${slug}`, without };
    const banners = await recorder.attempt(info, () => readBanners(slug));
    paths.push(...(banners ?? []).flatMap(linkedPaths));
  }
  await recorder.attempt(
    { call: 'GET showcase/products/lancamentos', without: 'The home page shows no launches.' },
    () => readShowcase('lancamentos', { limit: 6 }),
  );
  return [...new Set(paths.map((path) => path.replace(/\/+$/, '') || '/'))];
}

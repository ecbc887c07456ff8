// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Written by `npm run tools -- screens` from the folders of app/(shop)/[view]. Do not edit.
import 'server-only';
import { content as home } from '@/app/(shop)/[view]/content';
import { content as platformBrandAddress } from '@/app/(shop)/[view]/(platform)/brand/[...address]/content';
import { content as platformCategoryAddress } from '@/app/(shop)/[view]/(platform)/category/[...address]/content';
import { content as platformKitIndexAddress } from '@/app/(shop)/[view]/(platform)/kit-index/[...address]/content';
import { content as platformKitAddress } from '@/app/(shop)/[view]/(platform)/kit/[...address]/content';
import { content as platformLandingPageAddress } from '@/app/(shop)/[view]/(platform)/landing-page/[...address]/content';
import { content as platformPageAddress } from '@/app/(shop)/[view]/(platform)/page/[...address]/content';
import { content as platformProductAddress } from '@/app/(shop)/[view]/(platform)/product/[...address]/content';
import { content as platformSearchAddress } from '@/app/(shop)/[view]/(platform)/search/[...address]/content';
import { content as busca } from '@/app/(shop)/[view]/busca/content';
import { content as cCampaign } from '@/app/(shop)/[view]/c/[...campaign]/content';
import { content as lista } from '@/app/(shop)/[view]/lista/content';
import { content as listaKit } from '@/app/(shop)/[view]/lista/[kit]/content';
import { content as marcas } from '@/app/(shop)/[view]/marcas/content';
import { content as marcasBrand } from '@/app/(shop)/[view]/marcas/[...brand]/content';
import { content as paginaPage } from '@/app/(shop)/[view]/pagina/[...page]/content';
import { content as paginaContato } from '@/app/(shop)/[view]/pagina/contato/content';
import { content as paginaPerguntasFrequentes } from '@/app/(shop)/[view]/pagina/perguntas-frequentes/content';
import { content as paginaQuemSomos } from '@/app/(shop)/[view]/pagina/quem-somos/content';
import { content as paginaTermosDeCompra } from '@/app/(shop)/[view]/pagina/termos-de-compra/content';
import type { ScreenContent } from './screen-content';
import type { Screen } from './screens';

/** Content of the screens that read from the platform. */
const CONTENT = {
  '/': home,
  '/brand/[...address]': platformBrandAddress,
  '/category/[...address]': platformCategoryAddress,
  '/kit-index/[...address]': platformKitIndexAddress,
  '/kit/[...address]': platformKitAddress,
  '/landing-page/[...address]': platformLandingPageAddress,
  '/page/[...address]': platformPageAddress,
  '/product/[...address]': platformProductAddress,
  '/search/[...address]': platformSearchAddress,
  '/busca': busca,
  '/c/[...campaign]': cCampaign,
  '/lista': lista,
  '/lista/[kit]': listaKit,
  '/marcas': marcas,
  '/marcas/[...brand]': marcasBrand,
  '/pagina/[...page]': paginaPage,
  '/pagina/contato': paginaContato,
  '/pagina/perguntas-frequentes': paginaPerguntasFrequentes,
  '/pagina/quem-somos': paginaQuemSomos,
  '/pagina/termos-de-compra': paginaTermosDeCompra,
} as const satisfies Record<string, ScreenContent>;

/** The data that a screen reads from the platform; undefined if it reads nothing. */
export const contentOf = (screen: Screen): ScreenContent | undefined =>
  (CONTENT as Partial<Record<Screen, ScreenContent>>)[screen];

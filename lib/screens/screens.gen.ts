// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Written by `npm run tools -- screens` from the folders of app/(shop)/[view]. Do not edit.
import { screen as home } from '@/app/(shop)/[view]/screen';
import { screen as internalErrorStatus } from '@/app/(shop)/[view]/(internal)/error/[status]/screen';
import { screen as platformBrandAddress } from '@/app/(shop)/[view]/(platform)/brand/[...address]/screen';
import { screen as platformCategoryAddress } from '@/app/(shop)/[view]/(platform)/category/[...address]/screen';
import { screen as platformKitIndexAddress } from '@/app/(shop)/[view]/(platform)/kit-index/[...address]/screen';
import { screen as platformKitAddress } from '@/app/(shop)/[view]/(platform)/kit/[...address]/screen';
import { screen as platformLandingPageAddress } from '@/app/(shop)/[view]/(platform)/landing-page/[...address]/screen';
import { screen as platformPageAddress } from '@/app/(shop)/[view]/(platform)/page/[...address]/screen';
import { screen as platformProductAddress } from '@/app/(shop)/[view]/(platform)/product/[...address]/screen';
import { screen as platformSearchAddress } from '@/app/(shop)/[view]/(platform)/search/[...address]/screen';
import { screen as busca } from '@/app/(shop)/[view]/busca/screen';
import { screen as cCampaign } from '@/app/(shop)/[view]/c/[...campaign]/screen';
import { screen as cBlackFriday } from '@/app/(shop)/[view]/c/black-friday/screen';
import { screen as cartaoBndes } from '@/app/(shop)/[view]/cartao-bndes/screen';
import { screen as comparar } from '@/app/(shop)/[view]/comparar/screen';
import { screen as designSystem } from '@/app/(shop)/[view]/design-system/screen';
import { screen as favoritos } from '@/app/(shop)/[view]/favoritos/screen';
import { screen as lista } from '@/app/(shop)/[view]/lista/screen';
import { screen as listaKit } from '@/app/(shop)/[view]/lista/[kit]/screen';
import { screen as marcas } from '@/app/(shop)/[view]/marcas/screen';
import { screen as marcasBrand } from '@/app/(shop)/[view]/marcas/[...brand]/screen';
import { screen as minhaMedida } from '@/app/(shop)/[view]/minha-medida/screen';
import { screen as paginaPage } from '@/app/(shop)/[view]/pagina/[...page]/screen';
import { screen as paginaAcessibilidade } from '@/app/(shop)/[view]/pagina/acessibilidade/screen';
import { screen as paginaAvaliacaoLoja } from '@/app/(shop)/[view]/pagina/avaliacao-loja/screen';
import { screen as paginaContato } from '@/app/(shop)/[view]/pagina/contato/screen';
import { screen as paginaPerguntasFrequentes } from '@/app/(shop)/[view]/pagina/perguntas-frequentes/screen';
import { screen as paginaQuemSomos } from '@/app/(shop)/[view]/pagina/quem-somos/screen';
import { screen as paginaTermosDeCompra } from '@/app/(shop)/[view]/pagina/termos-de-compra/screen';
import type { ScreenConfig } from './screen-config';

/** Screens whose address equals their folder. */
export const ADDRESS_SCREENS = {
  '/': home,
  '/busca': busca,
  '/c/[...campaign]': cCampaign,
  '/c/black-friday': cBlackFriday,
  '/cartao-bndes': cartaoBndes,
  '/comparar': comparar,
  '/design-system': designSystem,
  '/favoritos': favoritos,
  '/lista': lista,
  '/lista/[kit]': listaKit,
  '/marcas': marcas,
  '/marcas/[...brand]': marcasBrand,
  '/minha-medida': minhaMedida,
  '/pagina/[...page]': paginaPage,
  '/pagina/acessibilidade': paginaAcessibilidade,
  '/pagina/avaliacao-loja': paginaAvaliacaoLoja,
  '/pagina/contato': paginaContato,
  '/pagina/perguntas-frequentes': paginaPerguntasFrequentes,
  '/pagina/quem-somos': paginaQuemSomos,
  '/pagina/termos-de-compra': paginaTermosDeCompra,
} as const satisfies Record<string, ScreenConfig>;

/** Screens for addresses that only the platform knows. */
export const PLATFORM_SCREENS = {
  '/brand/[...address]': platformBrandAddress,
  '/category/[...address]': platformCategoryAddress,
  '/kit-index/[...address]': platformKitIndexAddress,
  '/kit/[...address]': platformKitAddress,
  '/landing-page/[...address]': platformLandingPageAddress,
  '/page/[...address]': platformPageAddress,
  '/product/[...address]': platformProductAddress,
  '/search/[...address]': platformSearchAddress,
} as const satisfies Record<string, ScreenConfig>;

/** Screens without an address. */
export const INTERNAL_SCREENS = {
  '/error/[status]': internalErrorStatus,
} as const satisfies Record<string, ScreenConfig>;

import 'server-only';
import { readHomePage } from '@/lib/home/server';
import { readInstitutionalPage, readPageBeside } from '@/lib/institutional/server';
import { readListingPage, readListsPage } from '@/lib/listing/server';
import { readListDetailPage, readProductPage } from '@/lib/product/server';
import type { Rendition } from '@/lib/routing/rendition';
import type { Seo } from '@/lib/store-api/schemas/estrutura';
import { sourcesOf } from './source';

type Page = {
  estrutura: { seo: Seo | null };
  conteudo?: { midias: { imagens: { arquivos: { big: string } }[] } };
};

async function pageOf(rendition: Rendition): Promise<Page | null> {
  switch (rendition.screen) {
    case 'home':
      return { estrutura: (await readHomePage()).estrutura };
    case 'page':
      return { estrutura: (await readInstitutionalPage(rendition.path)).estrutura };
    case 'product':
      return readProductPage(rendition.path);
    case 'list':
      return readListDetailPage(rendition.path);
    case 'lists':
      return { estrutura: (await readListsPage(rendition.path, rendition.query)).estrutura };
    case 'listing': {
      const { level, path, query } = rendition;
      return { estrutura: (await readListingPage(level, path, query)).estrutura };
    }
    case 'own-page': {
      const beside = await readPageBeside(rendition.path);
      return beside && { estrutura: beside.estrutura };
    }
    case 'article':
    case 'design-system':
    case 'evaluation':
    case 'black-friday':
    case 'brands':
    case 'error':
      return null;
  }
}

/**
 * The pictures that a page's social tags may be drawn from, as the page itself reads them: the platform's own for
 * link previews, then the first one of a product or list. @throws StoreApiError
 */
export async function pageSources(rendition: Rendition): Promise<string[]> {
  const page = await pageOf(rendition);
  const { openGraphUrlImagem, twitterUrlImagem } = page?.estrutura.seo ?? {};
  return sourcesOf([openGraphUrlImagem, twitterUrlImagem, page?.conteudo?.midias.imagens[0]?.arquivos.big]);
}

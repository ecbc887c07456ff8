import { readCampaignCategories } from '@/app/rendition/campaign-categories';
import { LaterBlocks } from '@/app/rendition/listing/later-blocks';
import { BlackLanding } from '@/components/campaign/black-landing-apart';
import { RichText } from '@/components/ui/rich-text';
import { articleParts } from '@/lib/html/article-parts';
import { showsBrands } from '@/lib/listing/brand-strip';
import { crumbsOf } from '@/lib/listing/crumbs';
import type { ListingTemplateProps } from '@/lib/listing/layout';
import { rotaHref } from '@/lib/routing/shop-href';
import { readActiveBrands } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

const richText = (html: string) => (html === '' ? null : <RichText html={html} />);

/**
 * The black template of `layoutPersonalizado` (VARIANT-03, A-70). Its brands strip is in the page from the
 * beginning, so the later blocks come without theirs.
 */
export async function BlackTemplate({ listagem, page, titulo, produtos }: ListingTemplateProps) {
  const { categoria, marca, landingPage } = listagem.conteudo;
  const { eclipse, words } = currentStorefront();
  const [categorias, marcas] = await Promise.all([readCampaignCategories(page.path), readActiveBrands()]);
  const { perguntas, ...texts } = articleParts((categoria ?? marca ?? landingPage)?.descricao ?? '');
  const hasBrands = marca === null && showsBrands('landing-page', page.query);
  return (
    <BlackLanding
      eclipse={eclipse}
      menu={words.campaignMenu}
      titulo={titulo}
      trilha={crumbsOf(listagem.estrutura.breadcrumb)}
      abertura={richText(texts.abertura)}
      categorias={categorias}
      produtos={produtos}
      marcas={
        hasBrands
          ? marcas.flatMap(({ nome, rota }) => {
              const href = rotaHref(rota);
              return href === null ? [] : [{ label: nome, href }];
            })
          : []
      }
      texto={richText(texts.texto)}
      tituloPerguntas={texts.tituloPerguntas}
      perguntas={perguntas.map(({ pergunta, resposta }) => ({ pergunta, resposta: richText(resposta) }))}
      fim={<LaterBlocks marcas={false} />}
    />
  );
}

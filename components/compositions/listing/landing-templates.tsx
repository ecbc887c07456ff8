import type { ReactNode } from 'react';
import { readCampaignCategories } from '@/components/compositions/campaign-categories';
import { StoreText } from '@/components/compositions/store-text';
import { BlackLanding } from '@/components/content/campaign/lazy-black-landing';
import { breadcrumbItems, rotaHref } from '@/lib/catalog/hrefs';
import type { ListingTemplateProps } from '@/lib/catalog/listing/custom-layout';
import { showsBrands } from '@/lib/catalog/listing/view';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readActiveBrands } from '@/lib/content/shell/read-shell';
import { splitArticle } from '@/lib/shared/html/split-article';
import { DeferredEndBlocks } from './deferred-end-blocks';

const richText = (html: string) => (html === '' ? null : <StoreText html={html} />);

/** The black template of `layoutPersonalizado`. It renders the brand strip itself, so the deferred blocks omit it. */
async function BlackTemplate({ listing, page, title, products }: ListingTemplateProps) {
  const { categoria, marca, landingPage } = listing.conteudo;
  const { eclipse, copy } = currentStorefront();
  const [categories, brands] = await Promise.all([readCampaignCategories(page.path), readActiveBrands()]);
  const { questions, ...texts } = splitArticle((categoria ?? marca ?? landingPage)?.descricao ?? '');
  const hasBrands = marca === null && showsBrands('landing-page', page.query);
  return (
    <BlackLanding
      eclipse={eclipse}
      menuName={copy.campaignMenu}
      title={title}
      breadcrumb={breadcrumbItems(listing.estrutura.breadcrumb)}
      intro={richText(texts.intro)}
      categories={categories}
      products={products}
      brands={
        hasBrands
          ? brands.flatMap(({ nome, rota }) => {
              const href = rotaHref(rota);
              return href === null ? [] : [{ label: nome, href }];
            })
          : []
      }
      description={richText(texts.body)}
      questionsTitle={texts.questionsTitle}
      questions={questions.map(({ question, answer }) => ({
        pergunta: question,
        resposta: richText(answer),
      }))}
      footer={<DeferredEndBlocks showsBrands={false} />}
    />
  );
}

export type ListingTemplate = (props: ListingTemplateProps) => ReactNode | Promise<ReactNode>;

/**
 * Templates that `layoutPersonalizado.layout` of a landing page can name, in lower case. Any other name gets the
 * default listing.
 */
const TEMPLATES: Record<string, ListingTemplate> = { black: BlackTemplate };

/** The template with that name; undefined for the default listing. */
export function landingTemplate(name: string): ListingTemplate | undefined {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
}

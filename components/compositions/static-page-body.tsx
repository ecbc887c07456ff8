import type { ReactNode } from 'react';
import { StoreText } from '@/components/compositions/store-text';
import { ContentStack } from '@/components/content/pages/page-frame';
import type { StaticPagePath } from '@/components/content/pages/static-pages';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';
import { sanitiseHtml } from '@/lib/shared/html/sanitise';
import { extractVideoLink } from '@/lib/shared/html/video-in-text';
import { contactOptions, contactSection } from './contact-blocks';

async function faqBody(html: string): Promise<ReactNode> {
  const [{ QuestionsByTopic, QuestionLinks }, { faqQuestions }, { opticalQuestions }, { FaqStructuredData }] =
    await Promise.all([
      import('@/components/content/faq/faq-list'),
      import('@/lib/content/questions/faq-questions'),
      import('@/lib/content/questions/optical-questions'),
      import('@/components/seo/structured-data'),
    ]);
  const faq = faqQuestions(currentStorefront());
  const questions = faq.map(({ question, answer }) => ({
    question,
    answer: answer.join(' '),
  }));
  return (
    <ContentStack>
      <StoreText html={html} />
      <div>
        <FaqStructuredData questions={questions} />
        <QuestionsByTopic questions={faq} />
        {currentStorefront().features.lenses ? (
          <QuestionLinks
            questions={opticalQuestions(currentStorefront())}
            topic="otica"
            page="/pagina/ajuda-e-suporte"
          />
        ) : null}
      </div>
    </ContentStack>
  );
}

async function contactBody(html: string): Promise<ReactNode> {
  return (
    <ContentStack>
      <StoreText html={html} />
      {await contactSection()}
    </ContentStack>
  );
}

async function aboutBody(source: string): Promise<ReactNode> {
  const [{ AboutContent }, { Prose }, settings, [banner]] = await Promise.all([
    import('@/components/content/pages/about-content'),
    import('@/components/ui/rich-text'),
    readShopSettings(),
    readCachedBanners('banner-principal'),
  ]);
  const { copy } = currentStorefront();
  const { embed, html } = extractVideoLink(sanitiseHtml(source));
  return (
    <AboutContent
      name={await readShopName()}
      embed={embed}
      poster={banner?.dimensoes.desktop?.imagem ?? ''}
      text={
        html === '' ? (
          <Prose>
            {copy.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        ) : (
          <StoreText html={html} />
        )
      }
      contact={await contactOptions()}
      social={settings?.link.social ?? {}}
    />
  );
}

/** If the shop has written its terms, only those are shown. */
async function termsBody(html: string): Promise<ReactNode> {
  if (html !== '') return <StoreText html={html} />;
  const [{ PurchaseTerms }, { Prose }] = await Promise.all([
    import('@/components/content/pages/purchase-terms'),
    import('@/components/ui/rich-text'),
  ]);
  return (
    <Prose>
      <PurchaseTerms storefront={currentStorefront()} />
    </Prose>
  );
}

const BODIES: Record<StaticPagePath, (html: string) => Promise<ReactNode>> = {
  '/pagina/contato': contactBody,
  '/pagina/perguntas-frequentes': faqBody,
  '/pagina/quem-somos': aboutBody,
  '/pagina/termos-de-compra': termsBody,
};

/**
 * Content of a static page of the shop; each page loads only its code and styles.
 * @param html the platform's HTML for the path, or ''
 */
export function staticPageBody(path: StaticPagePath, html: string): Promise<ReactNode> {
  return BODIES[path](html);
}

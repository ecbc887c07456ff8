import type { ReactNode } from 'react';
import { storeSiteHref } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { absentFeatures } from '@/lib/consent/stored-data';
import { contactSection } from './contact-blocks';

/** Text of a page from the platform. */
type Blocks = (text: ReactNode) => Promise<ReactNode>;

/** Blocks below the platform's text. */
const below =
  (blocks: () => Promise<ReactNode>): Blocks =>
  async (text) => (
    <>
      {text}
      {await blocks()}
    </>
  );

const BLOCKS: Record<string, Blocks> = {
  '/pagina/ajuda-e-suporte': async (text) => {
    const [{ SearchForm }, { HelpSearch }, { HelpTopics }, { faqQuestions }] = await Promise.all([
      import('@/components/catalog/search/search-form'),
      import('@/components/content/faq/help-search'),
      import('@/components/content/faq/help-topics'),
      import('@/lib/content/questions/faq-questions'),
    ]);
    const storefront = currentStorefront();
    return (
      <>
        <HelpSearch>
          <SearchForm
            label="O que você quer saber?"
            placeholder="Prazo, troca, pagamento"
            variant="secondary"
          />
        </HelpSearch>
        <HelpTopics questions={faqQuestions(storefront)} storefront={storefront}>
          {text}
        </HelpTopics>
      </>
    );
  },
  '/pagina/central-de-atendimento': async (text) => {
    const { SelfService } = await import('@/components/content/faq/help-topics');
    return (
      <>
        <SelfService accountHref={storeSiteHref('/minha-conta')} />
        {text}
        {await contactSection()}
      </>
    );
  },
  '/pagina/politica-de-privacidade': below(async () => {
    const [{ CookiePolicy, StoredDataSections }, { DataProtection }] = await Promise.all([
      import('@/components/consent/cookie-policy'),
      import('@/components/content/pages/data-protection'),
    ]);
    const storefront = currentStorefront();
    return (
      <>
        <DataProtection storefront={storefront} />
        <CookiePolicy>
          <StoredDataSections absent={absentFeatures(storefront.features)} />
        </CookiePolicy>
      </>
    );
  }),
};

/** The platform's text at a path, with the shop's additions, which are loaded only with that page. */
export async function withPageBlocks(path: string, text: ReactNode): Promise<ReactNode> {
  return Object.hasOwn(BLOCKS, path) ? await BLOCKS[path]?.(text) : text;
}

import type { ReactNode } from 'react';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { contactSection } from './contact-blocks';

const BLOCKS: Record<string, () => Promise<ReactNode>> = {
  '/pagina/ajuda-e-suporte': async () => {
    const [{ HelpTopics }, { faqQuestions }] = await Promise.all([
      import('@/components/content/faq/help-topics'),
      import('@/components/content/faq/faq-questions'),
    ]);
    const storefront = currentStorefront();
    return <HelpTopics questions={faqQuestions(storefront)} storefront={storefront} />;
  },
  '/pagina/central-de-atendimento': contactSection,
  '/pagina/politica-de-privacidade': async () => {
    const [{ CookiePolicy, StoredDataSections }, { DataProtection }] = await Promise.all([
      import('@/components/consent/cookie-policy'),
      import('@/components/content/pages/data-protection'),
    ]);
    return (
      <>
        <DataProtection storefront={currentStorefront()} />
        <CookiePolicy>
          <StoredDataSections />
        </CookiePolicy>
      </>
    );
  },
};

/** What the shop adds below the platform's text at a path, or null; loaded with that page only. */
export async function cmsPageBlocks(path: string): Promise<ReactNode> {
  return Object.hasOwn(BLOCKS, path) ? await BLOCKS[path]?.() : null;
}

import type { ReactNode } from 'react';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { absentFeatures } from '@/lib/consent/stored-data';
import { contactSection } from './contact-blocks';

const BLOCKS: Record<string, () => Promise<ReactNode>> = {
  '/pagina/ajuda-e-suporte': async () => {
    const [{ HelpTopics }, { faqQuestions }] = await Promise.all([
      import('@/components/content/faq/help-topics'),
      import('@/lib/content/questions/faq-questions'),
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
    const storefront = currentStorefront();
    return (
      <>
        <DataProtection storefront={storefront} />
        <CookiePolicy>
          <StoredDataSections absent={absentFeatures(storefront.features)} />
        </CookiePolicy>
      </>
    );
  },
};

/** The shop's addition below the platform's text at a path, or null; loaded with that page only. */
export async function cmsPageBlocks(path: string): Promise<ReactNode> {
  return Object.hasOwn(BLOCKS, path) ? await BLOCKS[path]?.() : null;
}

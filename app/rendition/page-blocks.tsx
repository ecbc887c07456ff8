import type { ReactNode } from 'react';
import { contactBlocks } from '@/app/rendition/contact-blocks';

const BLOCKS: Record<string, () => Promise<ReactNode>> = {
  '/pagina/ajuda-e-suporte': async () => {
    const { HelpTopics } = await import('@/components/faq/help-topics');
    return <HelpTopics />;
  },
  '/pagina/central-de-atendimento': contactBlocks,
  '/pagina/politica-de-privacidade': async () => {
    const [{ CookieChoice }, { StoredDataSections }] = await Promise.all([
      import('@/components/institutional/cookie-choice'),
      import('@/components/consent/stored-data-sections'),
    ]);
    return (
      <CookieChoice>
        <StoredDataSections />
      </CookieChoice>
    );
  },
};

/** What the shop adds below the platform's text at a path, or null; its code travels with that page only. */
export async function pageBlocks(path: string): Promise<ReactNode> {
  return Object.hasOwn(BLOCKS, path) ? await BLOCKS[path]?.() : null;
}

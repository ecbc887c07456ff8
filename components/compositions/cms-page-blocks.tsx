import type { ReactNode } from 'react';
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

const HELP_PATH = '/pagina/ajuda-e-suporte';

const BLOCKS: Record<string, Blocks> = {
  [HELP_PATH]: async (text) => {
    const [{ HelpTopics }, { faqQuestions }] = await Promise.all([
      import('@/components/content/faq/help-topics'),
      import('@/lib/content/questions/faq-questions'),
    ]);
    const storefront = currentStorefront();
    return (
      <HelpTopics questions={faqQuestions(storefront)} storefront={storefront}>
        {text}
      </HelpTopics>
    );
  },
  '/pagina/central-de-atendimento': async (text) => {
    const { TopicLinks } = await import('@/components/content/faq/help-topics');
    return (
      <>
        <TopicLinks storefront={currentStorefront()} page={HELP_PATH} />
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

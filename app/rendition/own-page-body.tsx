import type { ReactNode } from 'react';
import { contactBlocks, contactWays } from '@/app/rendition/contact-blocks';
import type { OwnPagePath } from '@/components/institutional/own-pages';
import { TextAndBlocks } from '@/components/institutional/text-and-blocks';
import { RichText } from '@/components/ui/rich-text';
import { sanitiseHtml } from '@/lib/html/sanitise';
import { takeVideoLink } from '@/lib/institutional/video-link';
import { faqJsonLd } from '@/lib/seo/faq-json-ld';
import { readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

async function faqBody(descricao: string): Promise<ReactNode> {
  const [{ FaqList }, { QUESTIONS }, { StructuredData }] = await Promise.all([
    import('@/components/faq/faq-list'),
    import('@/components/faq/questions'),
    import('@/components/seo/json-ld'),
  ]);
  const asked = QUESTIONS.map(({ question, answer }) => ({
    pergunta: question,
    resposta: answer.join(' '),
  }));
  return (
    <TextAndBlocks>
      <RichText html={descricao} />
      <div>
        <StructuredData name="duvidas" data={faqJsonLd(asked)} />
        <FaqList questions={QUESTIONS} />
      </div>
    </TextAndBlocks>
  );
}

async function contactBody(html: string): Promise<ReactNode> {
  return (
    <TextAndBlocks>
      <RichText html={html} />
      {await contactBlocks()}
    </TextAndBlocks>
  );
}

async function aboutBody(descricao: string): Promise<ReactNode> {
  const [{ AboutContent }, { Prose }, settings] = await Promise.all([
    import('@/components/institutional/about-content'),
    import('@/components/ui/prose'),
    readShopSettings(),
  ]);
  const { name, words } = currentStorefront();
  const { embed, html } = takeVideoLink(sanitiseHtml(descricao));
  return (
    <AboutContent
      name={name}
      embed={embed}
      text={
        html === '' ? (
          <Prose>
            {words.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        ) : (
          <RichText html={html} />
        )
      }
      contact={await contactWays()}
      social={settings?.link.social ?? {}}
    />
  );
}

/**
 * What a page of the shop itself shows under its heading, each with the code and styles of its own only.
 * @param descricao the platform's HTML for the path, or ''
 */
export function ownPageBody(path: OwnPagePath, descricao: string): Promise<ReactNode> {
  if (path === '/pagina/perguntas-frequentes') return faqBody(descricao);
  return path === '/pagina/contato' ? contactBody(descricao) : aboutBody(descricao);
}

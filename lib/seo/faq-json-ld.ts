import { plain } from './plain';

/** Questions and answers of a page as structured data (B10); answers as plain text. */
export function faqJsonLd(questions: readonly { pergunta: string; resposta: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: plain(pergunta),
      acceptedAnswer: { '@type': 'Answer', text: plain(resposta) },
    })),
  };
}

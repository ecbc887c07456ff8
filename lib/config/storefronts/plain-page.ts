import type { Storefront } from './storefront';
import { addressLine } from './texts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an HTML element or a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The seller's details, which the law requires on every page. */
export function legalLine({ company }: Storefront): string {
  if (company === null) return '';
  const facts = [company.legalName, `CNPJ ${company.cnpj}`, addressLine(company.address)];
  return `<p><small>${escapeText(facts.join(', '))}</small></p>`;
}

/** A page that is written without rendering, in the offline page's styles. `head` and `main` are HTML. */
export function plainPage({
  title,
  storefront: { name },
  head = '',
  main,
}: {
  title: string;
  storefront: Storefront;
  head?: string;
  main: string;
}): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeText(name === null ? title : `${title} | ${name}`)}</title>
<link rel="stylesheet" href="/offline/tokens.css" />
<link rel="stylesheet" href="/offline/page.css" />
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

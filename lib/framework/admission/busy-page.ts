import { escapeText, legalLine, plainPage } from '@/lib/config/storefronts/plain-page';
import type { Contact, Storefront } from '@/lib/config/storefronts/storefront';
import type { OverloadError } from './render-slots';

const TEXTS = {
  429: {
    title: 'Muitas buscas em pouco tempo',
    text: (wait: string) =>
      `Para todos navegarem bem, há um limite de buscas. Espere ${wait} e tente de novo.`,
  },
  503: {
    title: 'Muita gente na loja agora',
    text: (wait: string) => `Esta página ainda não pôde ser aberta. Espere ${wait} e tente de novo.`,
  },
} as const;

const secondsText = (seconds: number) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`);

function helpLine({ phone, email }: Contact): string {
  const ways = [
    phone && `ligar para <a href="tel:${escapeText(phone.dial)}">${escapeText(phone.label)}</a>`,
    email && `escrever para <a href="mailto:${escapeText(email)}">${escapeText(email)}</a>`,
  ].filter((way) => way !== null);
  return ways.length === 0 ? '' : `<p>Se precisar de ajuda, é só ${ways.join(' ou ')}.</p>`;
}

/** The page loads only the shop's own style sheets. */
export const BUSY_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A complete page for a rejected request, written without rendering. */
export function busyPage({ status, retryAfter }: OverloadError, storefront: Storefront): string {
  const { title, text } = TEXTS[status];
  return plainPage({
    title,
    storefront,
    main: `<div class="drawing"></div>
<h1>${title}</h1>
<p>${text(secondsText(retryAfter))}</p>
<p>O que estava na sua sacola continua guardado.</p>
<p><a class="retry" href="">Tentar de novo</a></p>
${helpLine(storefront.contact)}
${legalLine(storefront)}`,
  });
}

import { createHash } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';
import { isShownPicture, pictureSources } from '@/lib/config/storefronts/picture-sources';
import { escapeText, legalLine, plainPage } from '@/lib/config/storefronts/plain-page';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { formatBRL } from '@/lib/shared/money';
import type { UnitsInBag } from './accept-proposed-cart';
import { digestOf, type LineProblem, type ProposedCart, type ProposedLine } from './proposed-cart';

const STYLE = `
main{inline-size:min(34rem,100%)}
h1{font-size:clamp(1.75rem,1.5rem + 1.4vw,2.5rem);line-height:1.08}
ul{list-style:none;margin:1.5rem 0;padding:0}
li{display:grid;grid-template-columns:4.5rem 1fr auto;gap:1rem;align-items:center;padding-block:.75rem;border-block-start:1px solid color-mix(in srgb,currentColor 22%,transparent)}
li img{inline-size:4.5rem;block-size:4.5rem;object-fit:contain}
li b,li span,li small{display:block}
li b{font-weight:600}
li>span:last-child{text-align:end;white-space:nowrap}
.sum{display:flex;justify-content:space-between;gap:1rem;font-weight:600;border-block-start:2px solid currentColor;padding-block-start:.75rem}
.notice{border-inline-start:.25rem solid var(--accent);padding-inline-start:1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1.5rem}
.second{color:inherit;background:transparent;box-shadow:inset 0 0 0 2px currentColor}
a{color:inherit;text-underline-offset:.2em}
small{opacity:.85}
`;

/** The page loads the shop's own style sheets and pictures, and its form posts to the page itself. */
export function confirmationPolicy(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'self' 'sha256-${hash}'`,
    "font-src 'self'",
    `img-src 'self' data: ${pictureSources().join(' ')}`,
    `form-action 'self' ${serverConfig().storeSiteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const units = (count: number) => (count === 1 ? '1 item' : `${count} itens`);

function lineHtml({ name, note, quantity, unitCents, picture }: ProposedLine): string {
  const image = isShownPicture(picture)
    ? `<img src="${escapeText(picture)}" alt="" width="72" height="72" />`
    : '<span></span>';
  const each = quantity > 1 ? `<small>${quantity} × ${formatBRL(unitCents / 100)}</small>` : '';
  return `<li>${image}<span><b>${escapeText(name)}</b><small>Quantidade: ${quantity}</small>${note === '' ? '' : `<small>${escapeText(note)}</small>`}</span><span>${formatBRL((unitCents * quantity) / 100)}${each}</span></li>`;
}

function problemHtml({ name, reason, href }: LineProblem): string {
  const label = href === null ? escapeText(name) : `<a href="${escapeText(href)}">${escapeText(name)}</a>`;
  return `<p class="notice">${label} ${escapeText(reason)}.</p>`;
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}" />`;

function buttons(proposedCart: ProposedCart, { total: unitsInBag, ofLines }: UnitsInBag): string {
  const add =
    unitsInBag === 0
      ? 'Colocar na sacola'
      : `Juntar ${unitsInBag === 1 ? 'ao item que já está' : `aos ${unitsInBag} que já estão`} na sacola`;
  const replace =
    unitsInBag === 0
      ? ''
      : '<button class="retry second" name="modo" value="trocar">Trocar o que está na sacola por estes</button>';
  return `<form method="post">${hidden('vistos', digestOf(proposedCart))}${hidden('tinha', ofLines.join('.'))}<button class="retry" name="modo" value="juntar">${add}</button>${replace}</form>`;
}

function documentOf(title: string, body: string, storefront: Storefront): string {
  const { name } = storefront;
  return plainPage({
    title,
    storefront,
    head: `<meta name="robots" content="noindex" /><style>${STYLE}</style>`,
    main: `${name === null ? '' : `<p><a href="/">${escapeText(name)}</a></p>`}
<h1>${escapeText(title)}</h1>
${body}
${legalLine(storefront)}`,
  });
}

type Shown = {
  proposedCart: ProposedCart;
  unitsInBag: UnitsInBag;
  /** A message, for example that the cart has changed; '' if there is none. */
  notice: string;
  storefront: Storefront;
};

/** Asks the shopper to confirm a proposed cart. Nothing changes before that. */
export function confirmationPage({ proposedCart, unitsInBag, notice, storefront }: Shown): string {
  const { lines, problems } = proposedCart;
  const cents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const problemTexts = problems.map(problemHtml).join('');
  if (lines.length === 0) {
    const body = `${problemTexts}<p><a class="retry" href="/">Ver a loja</a></p>`;
    return documentOf('Nada disto pode ir para a sacola agora', body, storefront);
  }
  const body = [
    notice === '' ? '' : `<p class="notice" role="status">${escapeText(notice)}</p>`,
    problemTexts,
    `<ul>${lines.map(lineHtml).join('')}</ul>`,
    `<p class="sum"><span>${units(count)}, sem a entrega</span><span>${formatBRL(cents / 100)}</span></p>`,
    buttons(proposedCart, unitsInBag),
    '<p>Nada é comprado agora: você confere a entrega e paga na próxima etapa.</p>',
    '<p><a href="/">Não quero, ver a loja</a></p>',
  ];
  return documentOf('Confira o que vai para a sua sacola', body.join('\n'), storefront);
}

/** The page for a link whose cart was cancelled, has expired, or never existed. */
export function goneCartPage(storefront: Storefront): string {
  const body =
    '<p>O link desta sacola não vale mais, ou o que estava nela foi retirado.</p><p><a class="retry" href="/">Ver a loja</a></p>';
  return documentOf('Esta sacola não existe mais', body, storefront);
}

/*
 * Draws each storefront's picture for link previews (1200 × 630) from its wordmark, emblem and words, into
 * public/storefronts. To be run again when those change: `node --import tsx .tooling/social-image.mjs`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { MAQUINAS } from '../lib/storefront/maquinas.ts';
import { OCULOS } from '../lib/storefront/oculos.ts';
import { ROOT } from './lib/project.mjs';
import { chromiumPath } from './lib/system-tools.mjs';

const SIZE = { width: 1200, height: 630 };
const JPEG = { quality: 88, mozjpeg: true };

const read = (name) => fs.readFileSync(path.join(ROOT, name));
const font = read('public/fonts/instrument-sans.woff2').toString('base64');

/** The page that is photographed: the shop's own tokens, the wordmark in type, the emblem cut by the edge. */
function markup({ id, wordmark, emblem, palette, words }) {
  const styles = [read('styles/tokens.css'), palette === null ? '' : read(path.join('public', palette))];
  return `<!doctype html><html lang="pt-BR" data-storefront="${id}"><meta charset="utf-8"><style>
    @font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    ${styles.join('\n')}
    body { margin: 0; block-size: 630px; position: relative; overflow: hidden; color-scheme: light;
      background: var(--color-ground); color: var(--color-on-ground); font-family: var(--font-sans) }
    svg { fill: none; stroke: currentColor }
    .emblem { position: absolute; inset: -40px -250px auto auto; inline-size: 920px; stroke-width: 0.6;
      color: var(--color-accent); opacity: 0.5 }
    .name { position: absolute; inset: auto auto 188px 88px; font-size: 132px; font-weight: 500; line-height: 1;
      letter-spacing: -0.045em; display: inline-flex; align-items: baseline }
    .name svg { inline-size: 0.62em; block-size: 1.22em; margin: -0.34em 0 -0.34em 0.045em; translate: 0 0.34em;
      overflow: visible; align-self: baseline; stroke-width: 10.5 }
    .name .line { stroke-width: 1.6 }
    p { position: absolute; inset: auto 88px 88px 92px; margin: 0; font-size: 38px; line-height: 1.3;
      letter-spacing: -0.012em; color: var(--color-on-ground-soft) }
  </style><body>
    <svg class="emblem" viewBox="${emblem.viewBox}">${emblem.paths.map((d) => `<path d="${d}"/>`).join('')}</svg>
    <div class="name">${wordmark.before}<svg viewBox="0 0 62 122"><path d="${wordmark.ring}"/><path class="line" d="${wordmark.line}"/></svg>${wordmark.after}</div>
    <p>${words.homeTitle}</p>
  </body></html>`;
}

const browser = await chromium.launch({ executablePath: chromiumPath(process.env), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
for (const storefront of [OCULOS, MAQUINAS]) {
  await page.setContent(markup(storefront));
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(ROOT, 'public/storefronts', `${storefront.id}-social.jpg`);
  await sharp(await page.screenshot())
    .jpeg(JPEG)
    .toFile(file);
}
await browser.close();

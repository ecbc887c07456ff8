import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { createTempFolder } from '../scripts/lib/cli.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitUntilServing } from '../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../scripts/lib/settings.mjs';
import { Agent } from './support/agent';
import { startQuirkyStore } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';

const MAX_BYTES = 110 * 1024 * 1024;
const PACK_LIMIT_MS = 240_000;
const START_LIMIT_MS = 60_000;

const bytesOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);

test('O4: the packed shop is small, has no compiler and serves every kind of page from its own folder', {
  tag: '@desktop',
}, async ({ request }) => {
  test.setTimeout(300_000);
  const { folder, remove } = createTempFolder('packed');
  const platform = await startQuirkyStore();
  const port = String(await freePort());
  const baseUrl = `http://localhost:${port}`;
  // With a young generation of this size, the syntax trees of the packages are collected before they are promoted.
  const args = ['--max-semi-space-size=64', 'scripts/pack.mjs', folder];
  const packed = await runProgram({
    args,
    env: withoutConfiguration(),
    output: 'held',
    limit: PACK_LIMIT_MS,
  });
  expect(packed.code, packed.lines.join('\n')).toBe(0);
  expect(bytesOf(folder)).toBeLessThan(MAX_BYTES);
  for (const name of ['esbuild', 'typescript', '@next/swc-linux-x64-gnu', '@next/swc-linux-x64-musl'])
    expect(fs.existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);
  const program = startProgram({
    args: ['.next/shop-server.cjs'],
    cwd: folder,
    env: {
      ...withoutConfiguration(),
      NODE_ENV: 'production',
      PORT: port,
      SITE_URL: baseUrl,
      STORE_API_URL: platform.apiUrl,
      STORE_SITE_URL: platform.url,
      STOREFRONT: 'oculos',
      // The clients of these services are loaded only if configured.
      REDIS_URL: 'redis://127.0.0.1:1',
      METRICS_TOKEN: 'segredo-de-quem-mede',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    },
    name: 'packed shop',
    output: 'quiet',
  });
  try {
    await waitUntilServing({ url: `${baseUrl}/readyz`, program, limit: START_LIMIT_MS });
    const product = `/${PRODUCTS[0]?.slug}.html`;
    const pages = [
      '/',
      '/armacoes',
      '/armacoes?cor=Cristal',
      product,
      '/marcas',
      '/busca?busca=lava',
      '/pagina/sobre',
    ];
    for (const page of pages) expect((await fetch(baseUrl + page)).status, page).toBe(200);
    expect((await fetch(`${baseUrl}/nada-aqui`)).status).toBe(404);
    const html = await (await fetch(baseUrl + product)).text();
    for (const [link] of html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))
      expect((await fetch(baseUrl + link)).status, link).toBe(200);
    const preview = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    // Drawn by the process that decodes pictures.
    expect((await fetch(preview)).headers.get('content-type')).toBe('image/jpeg');
    for (const file of ['/robots.txt', '/sitemap.xml', '/v2/front/settings'])
      expect((await fetch(baseUrl + file)).status, file).toBe(200);
    const agent = await Agent.start(request, baseUrl);
    expect((await agent.send('POST', '/catalog/search', { query: 'lava' })).status()).toBe(200);
    agent.close();
    const errors = program.lastErrors().filter((line) => /Cannot find|MODULE_NOT_FOUND/.test(line));
    expect(errors).toEqual([]);
  } finally {
    await program.stop(0);
    await platform.stop();
    remove();
  }
});

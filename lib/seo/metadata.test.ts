/** @jest-environment node */

import { storefrontAddress } from '@/lib/config/storefronts/files';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { seoSchema } from '@/lib/platform/schemas/page-content';
import { socialPath } from '@/lib/seo/social/preview-image';
import { pageMetadata } from './metadata';

jest.mock('@/lib/config/environment', () => ({
  serverConfig: () => ({
    siteUrl: 'https://loja.test',
    storeSiteUrl: 'https://plataforma.test',
    pictureOrigins: ['https://plataforma.test', 'https://fotos.test'],
    storefront: 'oculos',
  }),
}));

const social: Record<string, string> = {};
jest.mock('@/lib/content/shell/read-shell', () => ({
  readShopSettings: async () => ({ link: { social } }),
}));

const seo = seoSchema.parse({
  title: 'Óculos de sol | Meridiano',
  description: 'Proteção UV400 em todos os modelos.',
  keywords: 'sol, uv',
  canonical: 'https://plataforma.test/oculos-de-sol/',
  indexar: true,
  titleSocial: 'Sol para todos',
  descriptionSocial: 'Veja os modelos.',
  openGraphUrlImagem: 'https://plataforma.test/og.jpg',
  twitterUrlImagem: 'https://plataforma.test/tw.jpg',
});

/** The picture that the shop draws from one of the platform's pictures. */
const drawn = (page: string, source: string, alt: string) => ({
  url: `https://loja.test${socialPath(page, source)}`,
  alt,
  width: 1200,
  height: 630,
  type: 'image/jpeg',
});

/** The same picture in the form for X. */
const ofX = ({ url, alt }: { url: string; alt: string }) => ({ url, alt });

test('SEO-01 to SEO-09: every SEO field of the platform becomes a tag', async () => {
  const tags = await pageMetadata({ seo, title: 'x', path: '/oculos-de-sol' });
  expect(tags).toMatchObject({
    title: 'Óculos de sol | Meridiano',
    description: 'Proteção UV400 em todos os modelos.',
    keywords: 'sol, uv',
    alternates: { canonical: 'https://loja.test/oculos-de-sol' },
    robots: { index: true, follow: true },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      url: 'https://loja.test/oculos-de-sol',
      title: 'Sol para todos',
      description: 'Veja os modelos.',
      images: [drawn('/oculos-de-sol', 'https://plataforma.test/og.jpg', 'Sol para todos')],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Sol para todos',
      description: 'Veja os modelos.',
      images: [ofX(drawn('/oculos-de-sol', 'https://plataforma.test/tw.jpg', 'Sol para todos'))],
    },
  });
});

test('SEO-05: indexar false, an empty page and a view with several filters are “noindex, follow”', async () => {
  const out = { index: false, follow: true };
  expect((await pageMetadata({ seo: { ...seo, indexar: false }, title: 'x', path: '/a' })).robots).toEqual(
    out,
  );
  expect((await pageMetadata({ seo, title: 'x', path: '/a', isIndexed: false })).robots).toEqual(out);
  expect((await pageMetadata({ seo, title: 'x', path: '/a', query: { busca: 'a' } })).robots).toEqual(out);
});

const own = { path: '/a', title: 'x' };

test('B22: pages with the same platform texts have different tags, including social ones', async () => {
  const tags = await pageMetadata({
    ...own,
    seo,
    qualifiers: ['Redondo', 'página 2'],
    sharesDescription: true,
  });
  expect(tags.title).toBe('Óculos de sol, Redondo, página 2 | Meridiano');
  expect(tags.description).toBe('Óculos de sol, Redondo, página 2. Proteção UV400 em todos os modelos.');
  expect(tags.openGraph).toMatchObject({
    title: 'Sol para todos, Redondo, página 2',
    description: 'Sol para todos, Redondo, página 2. Veja os modelos.',
  });
});

test('B22: if a category of a brand has a title, the description begins with it', async () => {
  const tags = await pageMetadata({ ...own, seo, sharesDescription: true });
  expect(tags.title).toBe('Óculos de sol | Meridiano');
  expect(tags.description).toBe('Óculos de sol. Proteção UV400 em todos os modelos.');
});

test('B22: a long title omits the shop’s name, and a long description is cut between words', async () => {
  const long = {
    ...seo,
    title: 'Óculos de sol polarizados | Meridiano',
    description: 'palavra '.repeat(30).trim(),
  };
  const qualifiers = ['Óculos de sol feminino retangular', 'página 2'];
  const tags = await pageMetadata({ ...own, seo: long, qualifiers, sharesDescription: true });
  expect(tags.title).toBe('Óculos de sol polarizados, Óculos de sol feminino retangular, página 2');
  expect(tags.description).toMatch(/^Óculos de sol polarizados, .*, página 2\. palavra .*palavra…$/);
  expect(tags.description?.length).toBeLessThanOrEqual(158);
});

test('B22: a title is cut between words to 60 characters before the shop’s name is added', async () => {
  const title = 'Óculos de grau retangular em acetato italiano com hastes flexíveis e estojo rígido';
  const { title: shown } = await pageMetadata({ path: '/a.html', seo: null, title });
  expect(shown).toBe('Óculos de grau retangular em acetato italiano com hastes… | Meridiano');
});

test('SEO-01 to SEO-03, SEO-06, SEO-07: without texts from the platform the tags have defaults', async () => {
  const description = 'Lentes: veja na Meridiano, com entrega em todo o Brasil.';
  for (const nothing of [null, seoSchema.parse({})]) {
    expect(await pageMetadata({ seo: nothing, title: 'Lentes', path: '/lentes' })).toMatchObject({
      title: 'Lentes | Meridiano',
      description,
      keywords: null,
      alternates: { canonical: 'https://loja.test/lentes' },
      robots: { index: true },
      openGraph: { title: 'Lentes | Meridiano', description },
      twitter: { title: 'Lentes | Meridiano', description },
    });
  }
});

test('SEO-08, SEO-09, B23: without a picture the shop’s default picture is used, with its real size', async () => {
  const shop = {
    url: `https://loja.test${storefrontAddress(OCULOS, 'social.jpg')}`,
    alt: 'Meridiano: Óculos de grau, óculos de sol e lentes',
    width: 1200,
    height: 630,
    type: 'image/jpeg',
  };
  const none = [
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'upload/og.jpg',
    'https://plataforma.test/a.svg',
    'http://169.254.169.254/a.jpg',
    'https://plataforma.test@evil.test/a.jpg',
  ];
  for (const image of [undefined, ...none]) {
    const tags = await pageMetadata({ ...own, seo: null, image });
    expect(tags).toMatchObject({ openGraph: { images: [shop] }, twitter: { images: [ofX(shop)] } });
  }
});

const imagesOf = async (wire: Record<string, string | number>, image?: string) => {
  const { openGraph, twitter } = await pageMetadata({ ...own, seo: seoSchema.parse(wire), image });
  return [openGraph, twitter].map((tags) => [tags?.images].flat()[0]);
};

test('SEO-08, SEO-09: the preview uses the platform’s picture, whatever the form of its address, otherwise the product’s', async () => {
  const at = (source: string) => drawn('/a', source, 'x | Meridiano');
  const og = at('https://plataforma.test/og.jpg');
  expect(await imagesOf({ openGraphUrlImagem: '/og.jpg' })).toEqual([og, ofX(og)]);
  expect(await imagesOf({ openGraphUrlImagem: '/og.jpg', twitterUrlImagem: '//fotos.test/t.jpg' })).toEqual([
    og,
    ofX(at('https://fotos.test/t.jpg')),
  ]);
  const product = at('https://fotos.test/1.webp');
  for (const openGraphUrlImagem of ['nada', 'https://cdn.test/og.jpg'])
    expect(await imagesOf({ openGraphUrlImagem }, 'https://fotos.test/1.webp')).toEqual([
      product,
      ofX(product),
    ]);
});

test('SEO-08, SEO-09, B23: a picture on another origin, which cannot be redrawn, is used directly', async () => {
  const url = 'https://cdn.test/og.jpg?v=2';
  const asItIs = { url, alt: 'x | Meridiano', type: 'image/jpeg' };
  expect(await imagesOf({ openGraphUrlImagem: url })).toEqual([asItIs, ofX(asItIs)]);
  expect(await imagesOf({}, url)).toEqual([asItIs, ofX(asItIs)]);
});

test('SEO-08, SEO-09: a picture declared as 1200 × 630 is used directly', async () => {
  const size = { openGraphImagemLargura: '1200', openGraphImagemAltura: 630 };
  const url = 'https://cdn.test/og.jpg';
  const whole = { url, alt: 'x | Meridiano', width: 1200, height: 630, type: 'image/jpeg' };
  expect(await imagesOf({ openGraphUrlImagem: url, twitterUrlImagem: url, ...size })).toEqual([
    whole,
    ofX(whole),
  ]);
  expect(
    await imagesOf({ openGraphUrlImagem: url, twitterUrlImagem: 'https://fotos.test/t.jpg', ...size }),
  ).toEqual([whole, ofX(drawn('/a', 'https://fotos.test/t.jpg', 'x | Meridiano'))]);
  const other = { openGraphImagemLargura: 600, openGraphImagemAltura: 600 };
  const drawing = drawn('/a', 'https://fotos.test/og.jpg', 'x | Meridiano');
  expect(await imagesOf({ openGraphUrlImagem: 'https://fotos.test/og.jpg', ...other })).toEqual([
    drawing,
    ofX(drawing),
  ]);
});

test('SEO-01 to SEO-03, SEO-06, SEO-07: markup in texts is removed, quotes are kept, and the length is limited', async () => {
  const hostile = '<p>“Sol” &amp; "mar"</p><script>alert(1)</script></title>';
  const keys = ['title', 'description', 'keywords', 'titleSocial', 'descriptionSocial'];
  const wire = (value: string) => seoSchema.parse(Object.fromEntries(keys.map((key) => [key, value])));
  const text = '“Sol” & "mar"';
  expect(await pageMetadata({ ...own, seo: wire(hostile) })).toMatchObject({
    title: text,
    description: text,
    keywords: text,
    openGraph: { title: text, description: text },
    twitter: { title: text, description: text },
  });
  const huge = JSON.stringify(await pageMetadata({ ...own, seo: wire('palavra '.repeat(50_000)) }));
  expect(huge.length).toBeLessThan(4_000);
});

test.each([
  ['https://twitter.com/lojameridiano', '@lojameridiano'],
  ['https://x.com/@loja_1/?lang=pt', '@loja_1'],
  ['https://www.x.com/loja#topo', '@loja'],
  ['https://x.com/intent/tweet', undefined],
  ['https://outra.example/loja', undefined],
])('SEO-06: link previews contain the shop’s %s account', async (address, site) => {
  Object.assign(social, { facebook: 'https://facebook.example/x', outra: address });
  const { twitter } = await pageMetadata({ seo, title: 'x', path: '/a' });
  expect(twitter?.site).toBe(site);
});

import fs from 'node:fs';
import path from 'node:path';
import { isTest, readProject } from './boundaries/source';
import { ROOT } from './lib/cli.mjs';

/** The packages that the specification requires. (knip finds packages that nothing imports.) */
const PACKAGES = [
  ['DESIGN-02', 'next'],
  ['DESIGN-03', 'react'],
  ['DESIGN-03', 'react-dom'],
  ['DESIGN-04', 'swr'],
  ['DESIGN-05', 'swiper'],
  ['DESIGN-06', 'react-hook-form'],
  ['DESIGN-07', 'zod'],
  ['DESIGN-08', 'nookies'],
  ['DESIGN-09', 'next-seo'],
  ['DESIGN-10', 'jest', 'devDependencies'],
  ['DESIGN-11', '@testing-library/react', 'devDependencies'],
  ['DESIGN-12', 'playwright', 'devDependencies'],
];

test.each(PACKAGES)('%s: the shop depends on %s', (_id, name, kind = 'dependencies') => {
  expect(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))[kind]).toHaveProperty([name]);
});

const files = readProject(ROOT);
/** The code of the shop, without comments. */
const shop = [...files]
  .filter(
    ([file]) =>
      /^(app|components|lib)\/.*\.(tsx?|mjs)$/.test(file) && !/testing\b/.test(file) && !isTest(file),
  )
  .map(([file, source]) => [file, source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')]);
/** Files of the shop whose code matches a pattern. */
const filesWith = (pattern) => shop.flatMap(([file, source]) => (pattern.test(source) ? [file] : [])).sort();
const sourceOf = (file) => shop.find(([name]) => name === file)?.[1] ?? '';

test('DESIGN-01: pages are server components; code for the browser is in components', () => {
  const clients = filesWith(/^\s*['"]use client['"]/);
  expect(clients.length).toBeGreaterThan(50);
  expect(clients.filter((file) => /\/(page|layout|template|not-found)\.tsx$/.test(file))).toEqual([]);
});

/** Code that only these files may contain. */
const ONLY_IN = [
  ['DESIGN-05', /from 'swiper(?:\/modules)?'/, 'components/ui/carousel-slider.ts'],
  ['DESIGN-05', /import\('\.\/carousel-slider'\)/, 'components/ui/use-carousel.ts'],
  ['DESIGN-06', /\buseForm(?:<[^(]*>)?\(/, 'components/purchase/kit/kit-form.tsx lib/forms/form-code.ts'],
  [
    'DESIGN-08',
    /\bdocument\.cookie\b/,
    'components/analytics/analytics-host.tsx lib/browser/shopper-region.ts lib/consent/choose-consent.ts lib/consent/consent.ts',
  ],
  [
    'DESIGN-08',
    /\b(?:setCookie|parseCookies|destroyCookie)\(/,
    'lib/browser/visitor-cookies.ts lib/consent/delete-refused-data.ts',
  ],
  ['DESIGN-09', /from 'next-seo'/, 'components/seo/structured-data.tsx'],
  ['DESIGN-09', /ld\+json/, ''],
];

test.each(ONLY_IN)('%s: the code that matches %s is only in %s', (_id, pattern, expected) => {
  expect(filesWith(pattern).join(' ')).toBe(expected);
});

test('DESIGN-06: forms submitted by JavaScript use useForm with a resolver; native forms are exempt', () => {
  const scripted = shop
    .filter(([file, source]) => file.endsWith('.tsx') && /<form[\s>](?![^>]*\baction=)/.test(source))
    .map(([file]) => file);
  const onLazyForm = filesWith(/\buseLazyForm(?:<[^>]+>)?\(/).filter((file) => file.endsWith('.tsx'));
  // This code only reads three numbers on the device, and sends nothing.
  const isLocal = (file) => file === 'components/catalog/product/glasses-comparison-form.tsx';
  expect(scripted.length).toBeGreaterThan(5);
  expect(scripted.filter((file) => !onLazyForm.includes(file) && !isLocal(file))).toEqual([]);
  for (const file of onLazyForm) expect(sourceOf(file)).toMatch(/\bcontroller\b|<OfferForm\b/);
  for (const file of filesWith(/\buseForm(?:<[^(]*>)?\(/))
    expect(sourceOf(file)).toMatch(/useForm(?:<[^(]*>)?\(\{\s*resolver\b[\s\S]*\bformState\b/);
});

test('DESIGN-07: forms and platform responses are validated by zod schemas', () => {
  const codes = filesWith(/\bcreateFormCode\(\{/);
  expect(codes.length).toBeGreaterThan(4);
  for (const file of codes) expect(sourceOf(file)).toMatch(/createFormCode\(\{\s*schema\b/);
  const kitForm = sourceOf('components/purchase/kit/kit-form.tsx');
  expect(kitForm).toMatch(/[rR]esolver(?:<[^(]*>)?\(selectionSchema\(kit\)\)/);
  const sending = filesWith(/\bawait send\(call\b/);
  expect(sending.length).toBeGreaterThan(2);
  expect(sending.filter((file) => !/\bparseResponse\(/.test(sourceOf(file)))).toEqual([]);
});

test('DESIGN-09: each kind of structured data is rendered by its next-seo component', () => {
  const wrapper = sourceOf('components/seo/structured-data.tsx');
  const blocks = [...wrapper.matchAll(/\b(\w*)JsonLd\(/g)].map(([, name]) => name);
  const kinds = 'Article Breadcrumb Carousel FAQ Organization Product'.split(' ');
  expect(blocks).toEqual(expect.arrayContaining(kinds));
});

test('DESIGN-04: data read by SWR is used directly and not copied', () => {
  const files = filesWith(/\buseSWR(?:<[^;]*?>)?\(/);
  expect(files).toEqual(
    expect.arrayContaining([
      'components/catalog/search/use-suggestions.ts',
      'components/purchase/favourites/favourite-button.tsx',
      'components/purchase/shipping/cached-quote.ts',
      'lib/purchase/cart/use-cart.ts',
      'lib/purchase/customer/customer.ts',
    ]),
  );
  for (const file of files) expect(sourceOf(file)).toMatch(/const \{ data\b|\)\.data\b|\bresponse\.data\b/);
});

/** Every element that the specification calls a slider. */
const SLIDERS = [
  ...['catalog/gallery/gallery-frame', 'catalog/product/colour-row', 'catalog/reviews/store-testimonials'],
  ...['catalog/showcase/showcase-row', 'content/home/banner-slider', 'content/home/blog-posts'],
  ...['content/home/brand-banners', 'content/home/brand-strip', 'content/home/product-row'],
].map((name) => `components/${name}.tsx`);

test('DESIGN-05: every slider and snapping row uses the hook that loads Swiper on demand', () => {
  const users = filesWith(/\buseCarousel\(|<Carousel\b/);
  expect(users).toEqual(expect.arrayContaining(SLIDERS));
  const modules = /modules: \[A11y, Autoplay, FreeMode, Keyboard\]/;
  expect(sourceOf('components/ui/carousel-slider.ts')).toMatch(modules);
  const carousels = users.map((file) => path.dirname(file));
  const snapping = [...files].flatMap(([file, source]) =>
    file.endsWith('.module.css') && /scroll-snap-type: x/.test(source) ? [path.dirname(file)] : [],
  );
  expect(snapping.filter((folder) => !carousels.includes(folder))).toEqual([]);
});

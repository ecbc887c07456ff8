/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { PurchasePanel } from '@/components/catalog/buy-box/purchase-panel';
import { CardPrices } from '@/components/catalog/card/card-details';
import { ProductMeta } from '@/components/seo/product-meta';
import { ProductStructuredData } from '@/components/seo/structured-data';
import { productPageData } from '@/lib/analytics/shop-page-data';
import { toCard } from '@/lib/catalog/card/card';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { toSuggestions } from '@/lib/catalog/search/suggestions';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { combinationsOf } from '@/lib/purchase/combination';
import { toKit } from '@/lib/purchase/kit/kit';
import { feedItem } from '@/lib/seo/crawlers/merchant-feed';

const URL = 'https://loja.test/a.html';

/** A price as a platform may send it: a number, a text with a point or a comma, or missing. */
const wirePrice = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100) },
  fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
  fc.constantFrom(0, '', null, undefined, 'sob consulta', -5),
);

const wirePrecos = fc.oneof(
  { weight: 9, arbitrary: fc.record({ de: wirePrice, por: wirePrice, vista: wirePrice }) },
  fc.constantFrom([], null, {}),
);

const amounts = (text: string) =>
  [...text.matchAll(/R\$\s?([\d.]+,\d\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll('.', '').replace(',', '.')),
  );
const largestPrice = (html: string) =>
  amounts(/<strong[^>]*>(.*?)<\/strong>/.exec(html)?.[1] ?? '')[0] ?? null;
const number = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** The prices of one product in every place: the price, and the largest one (the Pix price, if any). */
function pricesShown(precos: unknown) {
  const detalhe = detalheSchema.parse({
    estrutura: { breadcrumb: [] },
    conteudo: wireProduct({ precos, combinacoes: [{ id: 1, produto: wireProduct({ id: 8, precos }) }] }),
  });
  const product = detalhe.conteudo;
  const card = toCard(product, '');
  const cardHtml = card.prices ? renderToStaticMarkup(<CardPrices {...card.prices} />) : '';
  const panel = renderToStaticMarkup(
    <PurchaseProvider options={purchaseOptions(product)}>
      <PurchasePanel buyButton={null} contactOffer={null} trust={null} creditNote="" />
    </PurchaseProvider>,
  );
  const data = renderToStaticMarkup(
    <ProductStructuredData product={product} url={URL} description="" siteUrl="https://loja.test" />,
  );
  const feed = feedItem({
    product,
    address: URL,
    description: '',
    category: '',
    feedCategories: [],
    freeShippingFrom: null,
  });
  const kit = toKit(
    listaDetalheSchema.parse({
      estrutura: { breadcrumb: [] },
      conteudo: {
        id: 1,
        nome: 'Kit',
        tipo: 'aberta',
        produtos: [{ ...wireProduct({ precos }), quantidade: 1 }],
      },
    }).conteudo,
  );
  const pair = combinationsOf(product);
  const regular = number(/<g:price>([\d.]+) BRL/, feed);
  return {
    price: {
      card: card.price ?? null,
      meta: number(
        /product:price:amount" content="([\d.]+)"/,
        renderToStaticMarkup(<ProductMeta product={product} />),
      ),
      structuredData: number(/"offers":\{.*?"price":"([\d.]+)"/, data),
      feed: number(/<g:sale_price>([\d.]+) BRL/, feed) ?? regular,
      kit: kit.products[0]?.preco || null,
      combination: pair?.principal.preco ?? null,
      partner: pair?.combinacoes[0]?.suggested.preco ?? null,
      tracking: productPageData(detalhe, URL).produto?.precoPor || null,
    },
    strongest: {
      card: largestPrice(cardHtml),
      page: largestPrice(panel),
      suggestion: amounts(toSuggestions([product])[0]?.price ?? '')[0] ?? null,
    },
    credit: { card: amounts(cardHtml).at(-1) ?? null, page: amounts(panel).at(-1) ?? null },
  };
}

test('L8, B4: every place shows the same price, whatever the platform sends', () => {
  fc.assert(
    fc.property(wirePrecos, (precos) => {
      const { price, strongest: largest, credit } = pricesShown(precos);
      for (const places of [price, largest, credit])
        expect([...new Set(Object.values(places))]).toEqual([Object.values(places)[0]]);
    }),
    { numRuns: 100 },
  );
});

test('L8, B4: every place shows the platform’s price', () => {
  const { price, strongest: largest } = pricesShown({ de: '1.599,90', por: '1449.90', vista: 1304.91 });
  expect(new Set(Object.values(price))).toEqual(new Set([1449.9]));
  expect(new Set(Object.values(largest))).toEqual(new Set([1304.91]));
});

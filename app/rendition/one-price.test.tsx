/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardPrices } from '@/components/product/card-prices';
import { PurchaseProvider } from '@/components/product/purchase-context';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { ProductStructuredData } from '@/components/seo/product-json-ld';
import { ProductMeta } from '@/components/seo/product-meta';
import { combinationsOf } from '@/lib/combination/options';
import { feedItem } from '@/lib/crawlers/merchant-feed';
import { kitOptions } from '@/lib/kit/options';
import { cardOf } from '@/lib/product/card';
import { purchaseOptions } from '@/lib/product/purchase';
import { wireProduct } from '@/lib/product/testing';
import { suggestionsOf } from '@/lib/search/suggestions';
import { listaDetalheSchema } from '@/lib/store-api/schemas/lista-detalhe';
import { detalheSchema } from '@/lib/store-api/schemas/paginas';
import { productFacts } from '@/lib/tracking/page-facts';

const URL = 'https://loja.test/a.html';

/** A price as some platform may write it: a number, text with point or comma, or not at all. */
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
const strongest = (html: string) => amounts(/<strong[^>]*>(.*?)<\/strong>/.exec(html)?.[1] ?? '')[0] ?? null;
const number = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** What every place tells of one product: the price, and what is printed largest (the Pix price where there is one). */
function told(precos: unknown) {
  const detalhe = detalheSchema.parse({
    estrutura: { breadcrumb: [] },
    conteudo: wireProduct({ precos, combinacoes: [{ id: 1, produto: wireProduct({ id: 8, precos }) }] }),
  });
  const produto = detalhe.conteudo;
  const card = cardOf(produto, '');
  const cardHtml = card.precos ? renderToStaticMarkup(<CardPrices {...card.precos} />) : '';
  const panel = renderToStaticMarkup(
    <PurchaseProvider options={purchaseOptions(produto)}>
      <PurchasePanel comprar={null} contato={null} visita="" />
    </PurchaseProvider>,
  );
  const data = renderToStaticMarkup(
    <ProductStructuredData produto={produto} url={URL} descricao="" siteUrl="https://loja.test" />,
  );
  const feed = feedItem({ produto, address: URL, description: '', category: '', feedCategories: [] });
  const kit = kitOptions(
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
  const pair = combinationsOf(produto);
  const regular = number(/<g:price>([\d.]+) BRL/, feed);
  return {
    price: {
      card: card.valor ?? null,
      meta: number(
        /product:price:amount" content="([\d.]+)"/,
        renderToStaticMarkup(<ProductMeta produto={produto} />),
      ),
      structuredData: number(/"offers":\{.*?"price":"([\d.]+)"/, data),
      feed: number(/<g:sale_price>([\d.]+) BRL/, feed) ?? regular,
      kit: kit.pieces[0]?.preco || null,
      combination: pair?.principal.preco ?? null,
      partner: pair?.combinacoes[0]?.indicado.preco ?? null,
      tracking: productFacts(detalhe, URL).produto?.precoPor || null,
    },
    strongest: {
      card: strongest(cardHtml),
      page: strongest(panel),
      suggestion: amounts(suggestionsOf([produto])[0]?.preco ?? '')[0] ?? null,
    },
    credit: { card: amounts(cardHtml).at(-1) ?? null, page: amounts(panel).at(-1) ?? null },
  };
}

test('L8, B4: whatever a platform writes, every place tells the same price', () => {
  fc.assert(
    fc.property(wirePrecos, (precos) => {
      const { price, strongest: largest, credit } = told(precos);
      for (const places of [price, largest, credit])
        expect([...new Set(Object.values(places))]).toEqual([Object.values(places)[0]]);
    }),
    { numRuns: 100 },
  );
});

test('L8, B4: and it is the platform’s number', () => {
  const { price, strongest: largest } = told({ de: '1.599,90', por: '1449.90', vista: 1304.91 });
  expect(new Set(Object.values(price))).toEqual(new Set([1449.9]));
  expect(new Set(Object.values(largest))).toEqual(new Set([1304.91]));
});

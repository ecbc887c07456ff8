/** @jest-environment node */
import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { produtoDetalheSchema } from '@/lib/store-api/schemas/produto-detalhe';
import { ProductStructuredData } from './product-json-ld';

function render(wire: Record<string, unknown>, descricao = '') {
  const produto = produtoDetalheSchema.parse({ id: 1, nome: 'Armação', status: 'disponivel', ...wire });
  const html = renderToStaticMarkup(
    <ProductStructuredData
      produto={produto}
      url="https://loja.test/a.html"
      descricao={descricao}
      siteUrl="https://loja.test"
    />,
  );
  const nodes = parseFragment(html).childNodes;
  const [script] = nodes;
  const text = script !== undefined && 'childNodes' in script ? script.childNodes[0] : undefined;
  const json: unknown = text !== undefined && 'value' in text ? JSON.parse(text.value) : undefined;
  return { names: nodes.map((node) => node.nodeName), json };
}

const precos = { de: 599.9, por: 449.9, vista: 404.91, parcelamento: [] };

describe('ProductStructuredData', () => {
  test.each(['</script><img src=x onerror=alert(1)>', '</script ><img src=x>', '<!--<script>'])(
    'SEO-11: %s in a name or text does not leave the script element',
    (hostile) => {
      const { names, json } = render(
        { nome: hostile, sku: hostile, marca: { nome: hostile }, precos },
        hostile,
      );
      expect(names).toEqual(['script']);
      expect(json).toMatchObject({ '@type': 'Product' });
    },
  );

  test('B4: the offer is the price that the page shows', () => {
    expect(render({ precos }).json).toMatchObject({
      offers: { price: '449.90', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
    });
  });

  test('B3: no offer without a public price; sold out says so', () => {
    expect(render({ precos, status: 'sobConsulta' }).json).not.toHaveProperty('offers');
    expect(render({ precos: [] }).json).not.toHaveProperty('offers');
    expect(render({ precos, status: 'indisponivel' }).json).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });
});

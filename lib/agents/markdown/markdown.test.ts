/** @jest-environment node */
import { listagemDeListasSchema, listagemSchema } from '@/lib/platform/schemas/listing';
import { detalheSchema, paginaSchema } from '@/lib/platform/schemas/page-content';
import { estrutura } from '@/lib/platform/testing/fixtures';
import { wireColour, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { agentsConfig } from '../testing';
import { kitIndexMarkdown } from './kit';
import { listingMarkdown } from './listing';
import { productMarkdown } from './product';
import { richText } from './rich-text';
import { textPageMarkdown } from './text-page';
import { escapeText, link, table } from './write';

jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => ['https://loja.example'] }));
jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const SHOP = 'http://localhost:3000';

const product = (given: object = {}) =>
  productMarkdown(detalheSchema.parse({ estrutura, conteudo: wireProduct(given) }), '/armacao-serra.html');

test('platform text is escaped so that it cannot create headings, links or tables', () => {
  expect(escapeText('# [a](b) | *c*\n_d_ <e>')).toBe('\\# \\[a\\](b) \\| \\*c\\* \\_d\\_ \\<e\\>');
  expect(link('a]b', 'https://x.example/(y) z')).toBe('[a\\]b](https://x.example/%28y%29%20z)');
  expect(table(['a'], [])).toBeNull();
});

describe('productMarkdown', () => {
  test('a product has the prices, sizes, stock and colours of its page', () => {
    const simples = { nome: 'Tamanho', valores: [wireSize(52), wireSize(54, { estoque: 0 })] };
    const unico = {
      nome: 'Cor',
      valores: [wireColour(7, 'Preto', { selecionado: true }), wireColour(9, 'Mel')],
    };
    const text = product({ carrinho: [], atributos: { simples, unico } });
    expect(text).toContain('# Armação Serra\n');
    expect(text).toContain('- Preço: R$\u00a0449,90\n- À vista no Pix: R$\u00a0404,91');
    expect(text).toContain('em até 10x de R$ 44,99 sem juros');
    expect(text).toContain('- Antes: R$\u00a0599,90');
    expect(text).toContain(
      `| 52 | R$\u00a0449,90 | Disponível | \`7-52\` | [Pôr na sacola](${SHOP}/comprar/7-52:1) |`,
    );
    expect(text).toContain('| 54 | R$\u00a0449,90 | Esgotado | `7-54` |  |');
    expect(text).toContain(`- Preto (esta)\n- [Mel](${SHOP}/armacao-9.html)`);
    expect(text).toContain(`[Página do produto](${SHOP}/armacao-serra.html)`);
  });

  test('a product with a price on request shows no price', () => {
    expect(product({ status: 'sobConsulta' })).not.toMatch(/R\$/);
  });

  test('a sold-out product shows no old price', () => {
    const text = product({ status: 'indisponivel' });
    expect(text).toContain('Situação: Esgotado');
    expect(text).not.toContain('Antes:');
  });
});

test('a listing has the products of its page with prices, and its filters as links', () => {
  const listing = listagemSchema.parse({
    estrutura,
    conteudo: {
      produtos: [wireProduct(), wireProduct({ id: 8, nome: 'Outra', status: 'indisponivel' })],
      categoria: { id: 1, nome: 'Solares', descricao: '<p>Para o <b>sol</b>.</p>' },
      detalhes: {
        filtros: [
          {
            id: 1,
            nome: 'Formato',
            tipo: 'texto',
            valores: [
              {
                id: 2,
                label: 'Redondo',
                ativo: false,
                rota: { path: '/solares', query: { filtro: 'redondo' } },
              },
            ],
          },
        ],
      },
    },
    info: { total: 14, limit: 12 },
  });
  const text = listingMarkdown(listing, { path: '/solares', query: {} });
  expect(text).toContain('# Solares\n');
  expect(text).toContain('Para o **sol**.');
  expect(text).toContain('14 produtos (1 a 2)');
  expect(text).toContain(`- [Armação Serra](${SHOP}/armacao-serra.html): R$ 404,91 no Pix`);
  expect(text).toContain(`- [Outra](${SHOP}/armacao-serra.html): esgotado`);
  expect(text).toContain(`[Próxima página](${SHOP}/solares?pg=2)`);
  expect(text).toContain(`Formato: [Redondo](${SHOP}/solares?filtro=redondo)`);
});

test('an index of kits has links to its other pages', () => {
  const listas = [{ id: 1, nome: 'Kit família', rota: { path: '/lista/familia.html' } }];
  const index = listagemDeListasSchema.parse({
    estrutura,
    conteudo: { listas },
    info: { total: 30, limit: 12 },
  });
  const text = kitIndexMarkdown(index, { path: '/lista', query: { pg: '2' } });
  expect(text).toContain(`- [Kit família](${SHOP}/lista/familia.html)`);
  expect(text).toContain(`[Página anterior](${SHOP}/lista) · [Próxima página](${SHOP}/lista?pg=3)`);
});

test('platform HTML is converted to Markdown without active content', () => {
  const page = paginaSchema.parse({
    estrutura,
    conteudo: {
      pagina: {
        nome: 'Trocas',
        descricao:
          '<h2>Prazo</h2><p>Sete dias, <a href="/pagina/contato">fale com a gente</a>.</p><script>alert(1)</script>' +
          '<a href="javascript:alert(1)">x</a><table><tr><th>Região</th><th>Prazo</th></tr><tr><td>Sul</td><td>3 dias</td></tr></table>',
      },
      menu: [],
    },
  });
  const text = textPageMarkdown(page, '/pagina/trocas');
  expect(text).toContain('# Trocas\n');
  expect(text).toContain('## Prazo');
  expect(text).toContain(`[fale com a gente](${SHOP}/pagina/contato)`);
  expect(text).toMatch(/\| Região \| Prazo \|\n\| --- \| --- \|\n\| Sul \| 3 dias \|/);
  expect(text).not.toMatch(/alert|javascript/);
});

test('a table with a head and a body remains one table', () => {
  const rows = [
    '<thead><tr><th>Região</th></tr></thead>',
    '<tbody><tr><td>Sul</td></tr><tr><td>Norte</td></tr></tbody>',
  ];
  expect(richText(`<table>${rows.join('\n')}</table>`, SHOP)).toBe('| Região |\n| --- |\n| Sul |\n| Norte |');
});

test("questions that the shop adds to a page are in the page's Markdown, with answers and links", () => {
  const conteudo = { pagina: { nome: 'Perguntas frequentes', descricao: '<p>Reunimos.</p>' }, menu: [] };
  const text = textPageMarkdown(paginaSchema.parse({ estrutura, conteudo }), '/pagina/perguntas-frequentes');
  expect(text.match(/^## .*\?/gm)).toHaveLength(9);
  expect(text).toContain('## Meu pedido não chegou. E agora?\n\nConfira primeiro o código de rastreio');
  expect(text).toContain(`[Ver troca e devolução](${SHOP}/pagina/troca-e-devolucao)`);
});

test('deeply nested markup is truncated', () => {
  expect(richText(`${'<div>'.repeat(5_000)}fim`, SHOP).length).toBeLessThan(100);
});

import { sessionOf } from '../caller';
import { allProducts, firstOf, sizesOf } from '../find';
import type { Card, Cart, Detail, Failure, Listing, Payload } from '../shapes';
import { PUBLIC_URL, type TestStore } from '../test-store';

type Shop = {
  precos: { por: number; combinacao?: { de: number; descontoCombinacao: number; vista: number } };
  carrinho: Payload;
};
type Kit = Listing['conteudo']['listas'][number] & {
  produtos: Card[];
  precos: { por: number };
  status: string;
  sku: string;
};

const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;

/** Lens options, kits and combinations: priced by the store, bought by following carrinho.url. */
export function shopContract(store: () => TestStore): void {
  const sizeOf = (card: Pick<Card, 'atributos'>) =>
    sizesOf(card).find((size) => size.estoque > 0)?.idAtributoValor ?? 0;
  const buyable = (card: Card) =>
    card.status === 'disponivel' && (sizesOf(card).length === 0 || sizeOf(card) > 0);
  const framed = async () =>
    firstOf(
      await allProducts(store()),
      'frame with lenses',
      (c) => buyable(c) && c.personalizacoes.length === 5,
    );
  const follow = async (url: string, session = '') => {
    expect(url.startsWith(`${PUBLIC_URL}/checkout/carrinho?add=`)).toBe(true);
    const response = await store().request(url.slice(PUBLIC_URL.length), {
      headers: { Cookie: `PHPSESSID=${session}` },
    });
    expect(response.status).toBe(303);
    const opened = sessionOf(response) || session;
    return { session: opened, cart: (await store().api.get<Cart>('checkout/cart', opened)).body };
  };
  const chosen = (card: Card, pick: (ids: number[]) => number) =>
    card.personalizacoes.map(({ id, tipo, valores }) =>
      tipo === 'upload' || tipo === 'text'
        ? { id, tipo, ...(tipo === 'text' ? { valorText: 'OD -2,00' } : { valorUpload: png }) }
        : { id, tipo, preco: 0.01, valoresCheckbox: [{ id: pick(valores.map((v) => v.id)), quantidade: 1 }] },
    );
  const shop = (card: Card, personalizacao: unknown[]) =>
    store().api.send<Shop & Failure>('POST', 'product/shop', {
      carrinho: true,
      produtos: [{ id: card.id, quantidade: 1, idAtributoValor: sizeOf(card), preco: 0.01, personalizacao }],
    });

  test('LENS-14: lenses have catalogue prices, and named lines in the cart', async () => {
    const card = await framed();
    const { status, body } = await shop(
      card,
      chosen(card, (ids) => ids[1] ?? 0),
    );
    expect(status).toBe(200);
    expect(body.precos.por).toBeGreaterThan(card.precos.por);
    const { cart } = await follow(body.carrinho.url);
    expect(cart.itens).toHaveLength(1);
    expect(cart.itens[0]).toMatchObject({ nome: card.nome, precos: { precoPor: body.precos.por } });
    expect(cart.itens[0]?.personalizacao.map((choice) => choice.nome)).toEqual([
      'Tipo',
      'Modelo',
      'Espessura',
      'Observações',
      'Receita',
    ]);
    expect(cart.itens[0]?.personalizacao.at(-2)).toMatchObject({ valor: 'OD -2,00', preco: 0 });
  });

  test('LENS-12: a missing prescription can be sent from the cart page', async () => {
    const card = await framed();
    const choices = chosen(card, (ids) => ids[1] ?? 0).filter(
      ({ tipo }) => tipo !== 'upload' && tipo !== 'text',
    );
    const { session } = await follow((await shop(card, choices)).body.carrinho.url);
    const page = await store().request('/checkout/carrinho/', {
      headers: { Cookie: `PHPSESSID=${session}` },
    });
    expect(await page.text()).toMatch(
      /Receita: falta enviar\. <a href="https:\/\/wa\.me\/55\d+\?text=[^"]+"/,
    );
  });

  test('LENS-02: without lens options only the frame is bought, at its price', async () => {
    const card = await framed();
    const { por } = (sizesOf(card).find(({ estoque }) => estoque > 0) ?? card).precos;
    const { body } = await shop(card, []);
    expect((await follow(body.carrinho.url)).cart.itens).toMatchObject([
      { nome: card.nome, personalizacao: [], precos: { precoPor: por } },
    ]);
  });

  test('LENS-06, LENS-12: incompatible choices, missing choices and other files are rejected', async () => {
    const card = await framed();
    const [type, model] = card.personalizacoes;
    const multifocal = type?.valores[1]?.id;
    const untreated = model?.valores[0]?.id;
    const rest = chosen(card, (ids) => ids[1] ?? 0).slice(2);
    const pair = [
      { id: type?.id, valores: [{ id: multifocal }] },
      { id: model?.id, valorSelect: { id: untreated } },
    ];
    expect((await shop(card, [...pair, ...rest])).status).toBe(400);
    expect((await shop(card, pair.slice(0, 1))).status).toBe(400);
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    const upload = [
      ...chosen(card, (ids) => ids[1] ?? 0).slice(0, 3),
      { id: card.personalizacoes[3]?.id, valorUpload: svg },
    ];
    expect((await shop(card, upload)).status).toBe(400);
  });

  test('the lens token of one product is invalid for another', async () => {
    const card = await framed();
    const { body } = await shop(
      card,
      chosen(card, (ids) => ids[1] ?? 0),
    );
    const other = firstOf(
      await allProducts(store()),
      'plain product',
      (c) => buyable(c) && sizesOf(c).length === 0 && c.id !== card.id,
    );
    const foreignItems = [{ idProduto: other.id, adicional: body.carrinho.itens[0]?.adicional }];
    expect(
      (await store().api.send('POST', 'checkout/cart', { tipo: 'produto', itens: foreignItems })).status,
    ).toBe(404);
  });

  test('KIT-16 to KIT-21: a kit is one line that names its products and adds up their sizes; an open kit sells single products', async () => {
    const { conteudo, info } = (
      await store().api.get<Listing>('url/list/listing?url=/lista&offset=0&limit=12&order=Popularidade')
    ).body;
    expect(info).toMatchObject({ total: 3, exibindo: 3 });
    for (const { rota, tipo } of conteudo.listas) {
      const kit = (await store().api.get<{ conteudo: Kit }>(`url/list/detail?url=${rota.route}`)).body
        .conteudo;
      const produtos = kit.produtos.map((p) => ({
        id: p.id,
        idAtributoValor: sizeOf(p),
        quantidade: 1,
        preco: 0,
      }));
      const { body } = await store().api.send<Shop>('POST', 'list/shop', {
        idListaCompra: kit.id,
        carrinho: true,
        produtos,
      });
      const { cart } = await follow(body.carrinho.url);
      expect(cart.itens).toHaveLength(tipo === 'fechada' ? 1 : produtos.length);
      expect(cart.subtotal).toMatchObject({ valor: body.precos.por });
      if (tipo === 'fechada')
        expect(cart.itens[0]?.personalizacao.map(({ nome }) => nome)).toEqual(
          kit.produtos.map(({ nome }) => nome),
        );
    }
  });

  test('KIT-18: a kit without its sizes is rejected', async () => {
    const { body } = await store().api.send<Failure>('POST', 'list/shop', { idListaCompra: 1, produtos: [] });
    expect(body.error).toBe('Selecione o tamanho dos produtos!');
    expect((await store().api.send('POST', 'list/shop', { idListaCompra: 99, produtos: [] })).status).toBe(
      404,
    );
    expect(
      (await store().api.send('POST', 'list/shop', { idListaCompra: 2, produtos: [{ id: 999 }] })).status,
    ).toBe(400);
  });

  test('PDP-24, PDP-26: a combination is discounted while the cart contains both products', async () => {
    const cards = (await allProducts(store())).filter(buyable);
    const details = await Promise.all(
      cards.slice(0, 60).map((c) => store().api.get<Detail>(`url/product/detail?url=${c.rota.route}`)),
    );
    const main = firstOf(details, 'pair offer', ({ body }) => body.conteudo.combinacoes.length > 0).body
      .conteudo;
    const partner = main.combinacoes[0]?.produto as Card;
    const ends = {
      produtoPrincipal: { id: main.id, idAtributoValor: sizeOf(main), preco: 1 },
      produtoIndicado: { id: partner.id, idAtributoValor: sizeOf(partner), preco: 1 },
    };
    const { body } = await store().api.send<Shop>('POST', 'product/combination', ends);
    const { de = 0, descontoCombinacao = 0, vista = 0 } = body.precos.combinacao ?? {};
    expect(Math.round((de - descontoCombinacao) * 100)).toBe(Math.round(vista * 100));
    const { cart, session } = await follow(body.carrinho.url);
    expect(cart.subtotal).toMatchObject({ valor: vista });
    const mainLine = cart.itens.find((item) => item.hash.idProduto === main.id);
    const partnerLine = cart.itens.find((item) => item.hash.idProduto === partner.id);
    const twice = await store().api.send<Cart>(
      'PUT',
      'checkout/cart',
      { ...partnerLine?.hash, tipo: 'produto', quantidade: 2 },
      session,
    );
    expect(twice.body.itens.map(({ precos }) => precos.precoPor)).toEqual(
      cart.itens.map(({ precos }) => precos.precoPor),
    );
    const alone = await store().api.send<Cart>(
      'DELETE',
      'checkout/cart',
      { ...mainLine?.hash, tipo: 'produto' },
      session,
    );
    expect(alone.body.itens[0]?.precos.precoPor).toBeGreaterThan(vista - (mainLine?.precos.precoPor ?? 0));
    expect(
      (
        await store().api.send('POST', 'product/combination', {
          produtoPrincipal: { id: 1 },
          produtoIndicado: { id: 1 },
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });
}

/** @jest-environment node */
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { cart, listing, setUp, setUpWithPage, user, view } from './testing';

describe('window.WapStore', () => {
  test.each([
    [
      'view',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.setCart(cart),
        () => t.setUser(user),
        () => t.setView(view),
      ],
    ],
    [
      'cart',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.setView(view),
        () => t.setUser(user),
        () => t.setCart(cart),
      ],
    ],
    [
      'visitor',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.setView(view),
        () => t.setCart(cart),
        () => t.setUser(user),
      ],
    ],
  ])('TRACK-02: nothing is published until the %s has loaded', (_last, stepsOf) => {
    const { globals, tracker } = setUp();
    const [first, second, third] = stepsOf(tracker);
    first?.();
    second?.();
    expect(globals.WapStore).toBeUndefined();
    third?.();
    expect(globals.WapStore?.pagina.nome).toBe('Solar');
  });

  test('TRACK-01, TRACK-03 to TRACK-08, TRACK-10: WapStore has all keys of the specification, and unused keys are empty', () => {
    const { globals, tracker } = setUp();
    tracker.setView(view);
    tracker.setCart(cart);
    tracker.setUser(user);
    expect(globals.WapStore).toEqual({
      pagina: { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 2 },
      usuario: { id: 9, nome: 'Ana', email: 'ana@exemplo.test', logado: true },
      carrinho: {
        produtos: [{ id: 7, nome: 'Armação Rã', quantidade: 2, preco: 199.9 }],
        quantidade: 1,
        frete: [],
        valores: { subtotal: 399.8, frete: 0, embalagem: 0, total: 399.8 },
      },
      categoria: { id: 3, nome: 'Solar', url: 'https://loja.test/solar' },
      categoriaSecundaria: {},
      marca: {},
      busca: {},
      listagem: {
        produtos: [
          { id: 7, nome: 'Armação Rã' },
          { id: 8, nome: 'Sob medida' },
        ],
      },
      produto: {},
      pedido: {},
    });
  });

  test('A-75: WapStore is published on each navigation, even without consent, because nothing is sent', () => {
    const { globals, tracker } = setUp();
    tracker.setCart(cart);
    tracker.setUser(user);
    tracker.setView(view);
    tracker.setView({ ...view, page: { ...listing, busca: { query: 'rã', resultados: 2 } } });
    expect(globals.WapStore?.busca).toEqual({ query: 'rã', resultados: 2 });
    expect(globals.dataLayer).toBeUndefined();
  });

  test('TRACK-01: changes that a tag makes to WapStore affect neither the page nor the next WapStore', () => {
    const { globals, tracker } = setUpWithPage();
    Object.assign(globals.WapStore?.pagina ?? {}, { nome: 'estragado' });
    tracker.setCart(cart);
    expect(globals.WapStore?.pagina.nome).toBe('Solar');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.freeze(globals);
    expect(() => tracker.setCart(carrinhoSchema.parse({}))).not.toThrow();
    warn.mockRestore();
  });
});

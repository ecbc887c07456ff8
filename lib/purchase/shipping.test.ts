import fc from 'fast-check';
import { maskCep } from '@/lib/forms/input-mask';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { CEP_LENGTH, cepDigits } from '@/lib/shared/formats';
import { combineQuotes, shippingPrice, shippingTime } from './shipping';

test('SHIP-03, SHIP-04: for any input the field has at most nine characters, and the request at most eight digits', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = maskCep(typed);
      expect(shown.length).toBeLessThanOrEqual(CEP_LENGTH);
      expect(cepDigits(shown)).toMatch(/^\d{0,8}$/);
      expect(maskCep(shown)).toBe(shown);
    }),
  );
});

test.each([
  ['3 dias úteis', '3 dias úteis'],
  ['3', '3 dias úteis'],
  ['1', '1 dia útil'],
  ['0', 'no mesmo dia'],
])('SHIP-11: the time %j is shown as %j', (prazo, shown) => {
  expect(shippingTime({ id: '3', label: 'Sedex', prazo, valor: 0 })).toBe(shown);
});

test('SHIP-09: an option is only called free if the platform sends 0', () => {
  const options = [0, '0,00', '19,90', null, undefined, '', 'a combinar'].map((valor) => ({
    label: 'Sedex',
    valor,
  }));
  expect(fretesSchema.parse({ fretes: options }).fretes.map(shippingPrice)).toEqual([
    'Grátis',
    'Grátis',
    'R$\u00a019,90',
    ...Array<string>(4).fill('Preço ao fechar a compra'),
  ]);
});

test('SHIP-11: the price of a combined quote is unknown if that of one product is', () => {
  const quote = (valor: number | null) => fretesSchema.parse({ fretes: [{ id: 3, label: 'Sedex', valor }] });
  expect(combineQuotes([quote(10), quote(null)]).fretes).toMatchObject([{ valor: null }]);
});

test('SHIP-11: combined quotes contain only the options common to all, and each message once', () => {
  const quote = (id: string, valor: number, prazo: string) => ({
    fretes: [
      { id, label: 'Sedex', prazo, valor },
      { id: '7', label: 'Retirada', prazo: 'hoje', valor: 0 },
    ],
    mensagem: 'Sem entrega aos sábados.',
    restricaoEntrega: '',
  });
  expect(combineQuotes([quote('3', 0.1, '2'), quote('3', 0.2, '10 dias')])).toEqual({
    fretes: [
      { id: '3', label: 'Sedex', prazo: '10 dias', valor: 0.3 },
      { id: '7', label: 'Retirada', prazo: 'hoje', valor: 0 },
    ],
    mensagem: 'Sem entrega aos sábados.',
    restricaoEntrega: '',
  });
  expect(combineQuotes([quote('3', 1, '2'), quote('4', 1, '2')]).fretes.map(({ id }) => id)).toEqual(['7']);
});

test.each([
  ['5 dias úteis', '3 a 10 dias úteis'],
  ['5', 'até 10 dias úteis'],
  ['2-5 dias úteis', '3-10 dias úteis (pedidos até as 14h)'],
  ['hoje', '1 dia útil'],
])('SHIP-11: of %j and %j, the combined quote shows the later one', (fast, slow) => {
  const quote = (prazo: string) => ({
    fretes: [{ id: '3', label: 'Sedex', prazo, valor: 1 }],
    mensagem: '',
    restricaoEntrega: '',
  });
  for (const order of [
    [fast, slow],
    [slow, fast],
  ])
    expect(combineQuotes(order.map(quote)).fretes).toMatchObject([{ prazo: slow }]);
});

test('SHIP-11: options without an id are the same if their names are', () => {
  const quote = (label: string, valor: number) => ({
    fretes: [
      { id: '', label: 'PAC', prazo: '5', valor: 10 },
      { id: '', label, prazo: '2', valor },
    ],
    mensagem: '',
    restricaoEntrega: '',
  });
  expect(combineQuotes([quote('Sedex', 30), quote('Sedex', 40)]).fretes).toMatchObject([
    { label: 'PAC', valor: 20 },
    { label: 'Sedex', valor: 70 },
  ]);
});

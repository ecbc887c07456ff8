import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { mockCartClient } from '@/lib/purchase/testing';
import { bagLineFragment, findBagLine, lineChoices, productPath, replaceBagLine } from './bag-line';
import { groups } from './testing';

const line = (size: string, personalizacao: object[] = []) => ({
  nome: `Armação Serra ${size}`,
  tipo: 'produto',
  quantidade: 1,
  url: 'https://loja.example/serra.html',
  precos: { precoPor: 100, total: 100 },
  personalizacao,
  hash: { idProduto: '7', idAtributoSimples: size, adicional: personalizacao.length > 0 ? 'a1' : '' },
});

/** A cart client whose cart has these lines, and the parsed lines. */
function cartOf(...itens: object[]) {
  const client = mockCartClient();
  const cart = carrinhoSchema.parse({ itens });
  jest.mocked(client.read).mockResolvedValue(cart);
  return { client, lines: cart.itens };
}

const fragmentOf = (lines: ReturnType<typeof cartOf>['lines'], index: number) => {
  const found = lines[index];
  if (!found) throw new Error(`no line ${index}`);
  return bagLineFragment(found);
};

test.each([
  ['https://loja.example/serra.html', '/serra.html'],
  ['https://loja.example//evil.example/', null],
  ['', null],
])('CART-30: the product page for the line %j is %j', (url, path) => {
  expect(productPath(url)).toBe(path);
});

test('CART-30: a fragment names one line, with or without lenses, whatever its quantity', async () => {
  const lenses = [{ nome: 'Tipo', valor: 'Multifocal' }];
  const { client, lines } = cartOf(line('P'), line('M', lenses), line('M'));
  const fragments = lines.map((_line, index) => fragmentOf(lines, index));
  expect(new Set(fragments).size).toBe(3);
  await expect(findBagLine(client, fragments[1] ?? '')).resolves.toBe(lines[1]);
  const { lines: more } = cartOf({ ...line('P'), quantidade: 4, hash: { ...line('P').hash, quantidade: 4 } });
  expect(fragmentOf(more, 0)).toBe(fragments[0]);
});

test.each([1, 2])(
  'CART-30: the line %i leaves the bag once its frame is ordered with other lenses',
  async (index) => {
    const { client, lines } = cartOf(
      line('P'),
      line('M', [{ nome: 'Tipo', valor: 'Multifocal' }]),
      line('M'),
    );
    await replaceBagLine(client, fragmentOf(lines, index));
    expect(client.remove).toHaveBeenCalledTimes(1);
    expect(client.remove).toHaveBeenCalledWith(lines[index]);
  },
);

test('CART-30: of several frames in a line, those that are not ordered with lenses stay in the bag', async () => {
  const { client, lines } = cartOf({ ...line('M'), quantidade: 3 });
  await replaceBagLine(client, fragmentOf(lines, 0));
  expect(client.setQuantity).toHaveBeenCalledWith(lines[0], 2);
  expect(client.flush).toHaveBeenCalledTimes(1);
  expect(client.remove).not.toHaveBeenCalled();
});

test('CART-30: the line is kept if the shopper did not come from it, or if the bag cannot be read', async () => {
  const { client, lines } = cartOf(line('M'));
  const fragment = fragmentOf(lines, 0);
  await replaceBagLine(client, '#lentes');
  await replaceBagLine(client, `${fragment}0`);
  jest.mocked(client.read).mockRejectedValueOnce(new Error('offline'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await replaceBagLine(client, fragment);
  expect(warn).toHaveBeenCalled();
  expect(client.remove).not.toHaveBeenCalled();
});

test.each([
  [
    'as the platform writes it',
    [
      ['Tipo', 'Multifocal|Longe e perto'],
      ['Modelo', 'Antirreflexo|Sete camadas'],
    ],
    { 11: '1102', 12: '1202' },
  ],
  [
    'with a dash',
    [
      ['TIPO', 'Multifocal – Longe e perto'],
      ['Espessura', 'Fina – 1.61'],
    ],
    { 11: '1102', 13: '1302' },
  ],
  [
    'no longer offered',
    [
      ['Tipo', 'Bifocal'],
      ['Receita', 'Falta enviar'],
    ],
    {},
  ],
])('CART-30: the choices of a line, %s', (_case, parts, expected) => {
  const [item] = cartOf(
    line(
      'M',
      parts.map(([nome, valor]) => ({ nome, valor })),
    ),
  ).lines;
  if (!item) throw new Error('no line');
  expect(lineChoices(groups, item)).toEqual(expected);
});

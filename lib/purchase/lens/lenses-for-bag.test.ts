import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { mockCartClient } from '@/lib/purchase/testing';
import { LENSES_FRAGMENT, productPath, replaceBareFrame } from './lenses-for-bag';

const HERE = { pathname: '/serra.html', hash: LENSES_FRAGMENT };

const line = (size: string, personalizacao: object[] = [], url = 'https://loja.example/serra.html') => ({
  nome: `Armação Serra ${size}`,
  tipo: 'produto',
  quantidade: 1,
  url,
  precos: { precoPor: 100, total: 100 },
  atributos: { simples: { atributo: { label: 'Tamanho' }, atributoValor: { label: size } } },
  personalizacao,
  hash: { idProduto: size },
});

/** A cart client whose cart has these lines. */
function clientOf(...itens: object[]) {
  const client = mockCartClient();
  jest.mocked(client.read).mockResolvedValue(carrinhoSchema.parse({ itens }));
  return client;
}

test.each([
  ['https://loja.example/serra.html', '/serra.html'],
  ['https://loja.example//evil.example/', null],
  ['', null],
])('CART-30: the product page for the line %j is %j', (url, path) => {
  expect(productPath(url)).toBe(path);
});

test('CART-30: the frame without lenses is removed from the bag once it is bought with lenses', async () => {
  const withLenses = line('M', [{ nome: 'Tipo', valor: 'Multifocal' }]);
  const client = clientOf(line('P'), withLenses, line('M', [], 'https://loja.example/outra.html'), line('M'));
  await replaceBareFrame(client, HERE, 'M');
  expect(client.remove).toHaveBeenCalledTimes(1);
  expect(client.remove).toHaveBeenCalledWith(
    expect.objectContaining({ nome: 'Armação Serra M', personalizacao: [], url: line('M').url }),
  );
});

test('CART-30: of several frames without lenses, those that are not bought with lenses stay in the bag', async () => {
  const client = clientOf({ ...line('M'), quantidade: 3 });
  await replaceBareFrame(client, HERE, 'M');
  expect(client.setQuantity).toHaveBeenCalledWith(expect.objectContaining({ nome: 'Armação Serra M' }), 2);
  expect(client.flush).toHaveBeenCalledTimes(1);
  expect(client.remove).not.toHaveBeenCalled();
});

test('CART-30: the frame is kept if the shopper did not come from the bag, or if the bag cannot be read', async () => {
  const client = clientOf(line('M'));
  await replaceBareFrame(client, { ...HERE, hash: '#lentes' }, 'M');
  await replaceBareFrame(client, HERE, 'G');
  jest.mocked(client.read).mockRejectedValueOnce(new Error('offline'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await replaceBareFrame(client, HERE, '');
  expect(warn).toHaveBeenCalled();
  expect(client.remove).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MM, product, sized } from '@/components/purchase/comparison/testing';
import { recordViewedProduct } from '@/lib/catalog/product/recently-viewed';
import { NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { FittingFrames } from './fitting-frames';

const responses = new Map<string, Promise<ComparedProduct>>();
jest.mock('@/lib/browser/gateway-client', () => ({
  callGateway: (_method: string, path: string) => responses.get(path.replace('comparison', '')),
}));

const glasses = () => shopperMeasures.get().glasses;

beforeEach(() => {
  window.localStorage.clear();
  act(() => shopperMeasures.set(NO_MEASURES));
  for (const name of ['alba', 'brisa'])
    recordViewedProduct({ href: `/${name}.html`, nome: `Armação ${name}`, imagem: '' }, false);
});

const choose = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Usar a medida: Armação ${name}` }));

test('TRY-11: a frame with an unknown temple length saves only its lens and bridge widths', async () => {
  responses.set('/alba.html', Promise.resolve(product('alba', { mm: { ...MM, temple: null } })));
  render(<FittingFrames />);
  await choose('alba');
  expect(glasses()).toEqual({ lensWidth: MM.lensWidth, bridge: MM.bridge, temple: null });
  expect(window.localStorage.getItem('medidas-atuais')).toBe(`${MM.lensWidth}-${MM.bridge}`);
});

test('TRY-11: the last chosen frame is saved, even if an earlier one loads after it', async () => {
  let sendAlba = (_: ComparedProduct) => {};
  responses.set('/alba.html', new Promise((resolve) => (sendAlba = resolve)));
  responses.set('/brisa.html', Promise.resolve(product('brisa', { mm: { ...MM, lensWidth: 48 } })));
  render(<FittingFrames />);
  await choose('alba');
  await choose('brisa');
  await act(async () => sendAlba(product('alba', { mm: { ...MM, lensWidth: 55 } })));
  expect(glasses()?.lensWidth).toBe(48);
});

test('TRY-11, A-97: a viewed frame that is also a favourite is offered once, in the size of the favourite', async () => {
  keepFavourite({ id: 1, href: '/alba.html?tamanho=P', nome: 'Armação alba', imagem: '' });
  const sizes = [{ ...sized('P', 124), mm: { ...MM, lensWidth: 46 } }, sized('M', 138)];
  responses.set('/alba.html', Promise.resolve(product('alba', { sizes })));
  render(<FittingFrames />);
  await choose('alba');
  expect(glasses()?.lensWidth).toBe(46);
});

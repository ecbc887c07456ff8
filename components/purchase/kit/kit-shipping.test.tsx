import { screen, waitFor, within } from '@testing-library/react';
import { destroyCookie } from 'nookies';
import { emulateModalDialogs } from '@/components/ui/testing';
import { fakeGateway } from '@/lib/forms/testing';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { kitPage, setEncoding, sizesOf } from './testing';

const OPTIONS = [
  { id: 3, label: 'Sedex', prazo: '3 dias úteis', valor: 10.1 },
  { id: 7, label: 'Expresso', prazo: 1, valor: 0 },
];
const MORE = [{ id: 3, label: 'Sedex', prazo: '5 dias úteis', valor: 20.2 }, OPTIONS[1]];

beforeEach(emulateModalDialogs);
afterEach(() => destroyCookie(null, 'cep', { path: '/' }));

describe.each(PLATFORM_VARIANTS)('the shipping of a kit on $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  test('SHIP-11: every product is quoted in its size and number; prices add up, the longest time counts', async () => {
    const calls = fakeGateway(({ body }) => ({
      body: fretesSchema.parse(
        encode({ fretes: Object(body).idProduto === 2 ? MORE : OPTIONS, mensagem: '', restricaoEntrega: '' }),
      ),
    }));
    const user = kitPage();
    await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
    await user.click(screen.getByRole('button', { name: 'Calcular frete e prazo de entrega' }));
    const dialog = await screen.findByRole('dialog', { name: 'Frete e prazo de entrega' });
    await user.type(within(dialog).getByRole('textbox', { name: 'CEP' }), '01310100');
    await user.click(within(dialog).getByRole('button', { name: 'Calcular' }));
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual([
        expect.stringMatching(/^SedexR\$ 40,405 dias úteis.*chega até /),
        expect.stringMatching(/^ExpressoGrátis1 dia útil.*chega até /),
      ]),
    );
    expect(within(dialog).getByText(/É a soma do frete de cada produto/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual(
      [
        [1, 0],
        [2, 56],
        [3, 0],
      ].map(([idProduto, idAtributoValor]) => ({
        cep: '01310100',
        idProduto,
        idAtributoValor,
        quantidade: 2,
      })),
    );
  });

  test('SHIP-11: a list of many products has no quote', () => {
    const produtos = Array.from({ length: 9 }, (_, id) => wireProduct({ id: id + 1 }));
    kitPage({ tipo: 'aberta', produtos });
    expect(screen.queryByRole('button', { name: /^Calcular frete/ })).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wirePicture, wireProduct } from '@/lib/platform/testing/wire-products';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { tryOnButton } from './try-on';

jest.mock('@/lib/config/storefronts/current');
jest.mock('@/components/try-on/try-on-dialog', () => ({
  TryOnDialog: ({ buy }: { buy: ReactNode }) => <p>Espelho {buy}</p>,
}));

const items = (...values: string[]) => values.map((valor, index) => ({ label: `Item ${index}`, valor }));
const MEASURES = [...Array<string>(12).fill('x'), '138 mm', '18 mm', '52 mm', '41 mm'];
const PHOTO = { ...wirePicture(1), arquivos: { big: `${serverConfig().storeSiteUrl}/frente.jpg` } };

function renderOffer({
  measures = MEASURES,
  imagens = [PHOTO] as object[],
  storefront = OCULOS,
  given = {},
} = {}) {
  jest.mocked(currentStorefront).mockReturnValue(storefront);
  const product = produtoDetalheSchema.parse(
    wireProduct({
      caracteristicas: [{ nome: 'Medidas', itens: items(...measures) }],
      midias: { imagens },
      ...given,
    }),
  );
  render(
    <PurchaseProvider options={purchaseOptions(product)}>
      {tryOnButton(product, '/armacao-serra.html', { lensesFrom: null, orderPix: 0 })}
    </PurchaseProvider>,
  );
}

test('TRY-01: a frame with measurements and a front photo offers the try-on', () => {
  renderOffer();
  expect(screen.getByRole('button', { name: 'Provar' })).toBeVisible();
});

test.each<[string, Parameters<typeof renderOffer>[0]]>([
  ['measurements', { measures: MEASURES.slice(0, 13) }],
  ['plausible measurements', { measures: [...MEASURES.slice(0, 12), '900 mm', '18 mm', '52 mm', '41 mm'] }],
  ['a photo', { imagens: [] }],
  ['a photo that the server may fetch', { imagens: [{ arquivos: { big: 'https://outra.example/a.jpg' } }] }],
  ['the feature', { storefront: MAQUINAS }],
])('TRY-01: a frame without %s does not offer the try-on', (_name, given) => {
  renderOffer(given);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['indisponivel', 'sobConsulta'])(
  'PDP-16: a frame that is %s can be tried on, but not bought there',
  async (status) => {
    renderOffer({ given: { status, carrinho: [], personalizacoes: wireLenses } });
    await userEvent.click(screen.getByRole('button', { name: 'Provar' }));
    expect(await screen.findByText(/^Espelho/)).toHaveTextContent(/^Espelho$/);
  },
);

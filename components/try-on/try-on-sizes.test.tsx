import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider, usePurchase } from '@/components/catalog/buy-box/purchase-context';
import type { SizeOption } from '@/lib/catalog/product/purchase-options';
import { faceAt } from '@/lib/try-on/testing';
import { FaceReport } from './face-report';
import { TryOnSizes } from './try-on-sizes';

const FRONT = { bridge: 18, lensWidth: 52, lensHeight: 41 };
const size = (id: number, label: string, frontWidth: number): SizeOption => ({
  id,
  label,
  estoque: 4,
  precos: null,
  carrinho: null,
  formValue: '',
  frontWidth,
});
const P = size(1, 'P', 126);
const M = size(2, 'M', 136);
const FACE = { value: 126, uncertainty: 8 };

let purchase: ReturnType<typeof usePurchase> | undefined;
function Spy() {
  purchase = usePurchase();
  return null;
}

function renderSizes(sizes: SizeOption[]) {
  const options = {
    idProduto: 7,
    attribute: 'Tamanho',
    precos: null,
    estoque: 4,
    carrinho: null,
    isCustomizable: false,
    startSize: null,
    form: null,
    sizes,
  };
  render(
    <PurchaseProvider options={options}>
      <TryOnSizes face={FACE} />
      <Spy />
    </PurchaseProvider>,
  );
}

test('TRY-13: the size is chosen in the sheet too, and each says how it fits the face of the photo', async () => {
  renderSizes([P, M]);
  expect(screen.getByRole('radio', { name: /P .*126 mm, serve$/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /M .*136 mm, deve ficar largo$/ }));
  expect(purchase?.chosenSize).toBe(2);
});

test('TRY-13: buying without a size asks for one, in the sheet', () => {
  renderSizes([P, M]);
  act(() => purchase?.flagMissingSize());
  expect(screen.getByText(/^Escolha .* para continuar\.$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^P/ })).toHaveFocus();
});

test('TRY-13: a frame in one size has no choice', () => {
  renderSizes([M]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

const length = (value: number) => ({ value, uncertainty: 2 });
const measuresOf = (value: number) => ({
  pupils: { total: length(63), right: length(31), left: length(32) },
  faceWidth: { value, uncertainty: 8 },
  mmPerPx: 0.2,
  cameraDistance: 500,
  source: 'iris' as 'iris' | 'card',
  uncertainty: 0.04,
});

test.each([
  [131, 138, 'Deve servir: cerca de 7 mm a menos que o seu rosto', 'Tamanhos que podem servir', 'M ou G'],
  [135, 134, 'Serve: mais ou menos da largura do seu rosto', 'Tamanho que serve', 'M'],
  [150, 134, 'Largo: cerca de 16 mm a mais que o seu rosto', 'Tamanho que serve', 'M'],
])(
  'TRY-06, TRY-13, TRY-17: a front of %d mm for a face of %d mm',
  (frontWidth, face, verdict, label, sizes) => {
    render(
      <FaceReport photo={{ face: faceAt(), measures: measuresOf(face) }} front={{ ...FRONT, frontWidth }} />,
    );
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(sizes);
  },
);

const reportOf = (measures: ReturnType<typeof measuresOf>) =>
  render(<FaceReport photo={{ face: faceAt(), measures }} front={{ ...FRONT, frontWidth: 138 }} />);

test('TRY-06: each eye has its uncertainty, and the words give the per cent that is shown', () => {
  reportOf({ ...measuresOf(138), uncertainty: 0.15 });
  expect(screen.getByText(/direita e esquerda$/).nextElementSibling).toHaveTextContent(
    '31 e 32 mm, 2 a mais ou a menos',
  );
  expect(screen.getByText(/são 9 % a mais ou a menos\..*levam a margem a até 15 %/)).toBeVisible();
});

test('TRY-14: measuring with a card is offered again after it was used', () => {
  reportOf({ ...measuresOf(138), source: 'card' as const });
  expect(screen.getByText(/^Medido com o cartão/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Medir de novo com um cartão' })).toBeEnabled();
  expect(screen.getByText(/e da distância da câmera, que nem toda foto da galeria informa/)).toBeVisible();
});

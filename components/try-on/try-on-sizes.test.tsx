import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider, usePurchase } from '@/components/catalog/buy-box/purchase-context';
import type { SizeOption } from '@/lib/catalog/product/purchase-options';
import { faceAt } from '@/lib/face-measure/testing';
import { FaceReport, FaceVerdict } from './face-report';
import { FittingFrames, TryOnSizes } from './try-on-sizes';

const FRONT = { bridge: 18, lensWidth: 52, lensHeight: 41 };
const size = (id: number, label: string, frontWidth: number): SizeOption => ({
  id,
  label,
  estoque: 4,
  precos: null,
  payload: null,
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

function renderSizes(sizes: SizeOption[], face = FACE) {
  const options = {
    idProduto: 7,
    attribute: 'Tamanho',
    precos: null,
    estoque: 4,
    payload: null,
    isCustomizable: false,
    startSize: null,
    form: null,
    sizes,
  };
  render(
    <PurchaseProvider options={options}>
      <TryOnSizes face={face} />
      <FittingFrames face={face} frontWidth={sizes[0]?.frontWidth ?? 0} />
      <Spy />
    </PurchaseProvider>,
  );
}

test('TRY-13: the size can be chosen in the sheet, which says how each size fits the photographed face', async () => {
  renderSizes([P, M]);
  expect(screen.getByRole('radio', { name: /P .*126 mm, serve$/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /M .*136 mm, deve ser largo$/ }));
  expect(purchase?.chosenSize).toBe(2);
});

test('TRY-13, TRY-17: a size halfway between two verdicts says that it is uncertain', () => {
  renderSizes([size(1, 'P', 128), size(2, 'M', 137), size(3, 'G', 147)], { value: 144, uncertainty: 22 });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/128 mm, deve ser justo$/),
    expect.stringMatching(/137 mm, incerto$/),
    expect.stringMatching(/147 mm, deve servir$/),
  ]);
});

test('TRY-13: if no size fits the face, the sheet links to frames that do', () => {
  renderSizes([P, M], { value: 149, uncertainty: 6 });
  expect(screen.getByRole('link', { name: 'Ver armações para rosto largo' })).toHaveAttribute(
    'href',
    '/busca?busca=rosto+largo',
  );
});

test.each([
  ['fits', 128, 4],
  ['may fit', 143, 22],
])('TRY-13: no other frames are offered for a face that a size %s', (_, value, uncertainty) => {
  renderSizes([P, M], { value, uncertainty });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [4, 'Tamanho: M serve melhor'],
  [0, 'Tamanho: M serviria melhor, mas está esgotado; P também serve'],
])('TRY-13: of two sizes that fit, the sheet names the better one; its stock is %d', (estoque, legend) => {
  renderSizes([size(1, 'P', 130), { ...size(2, 'M', 136), estoque }, size(3, 'G', 150)], {
    value: 135,
    uncertainty: 4,
  });
  expect(screen.getByRole('group', { name: legend })).toBeVisible();
});

test('TRY-13: if only one size fits, the sheet does not compare it', () => {
  renderSizes([size(1, 'P', 120), size(2, 'M', 136)], { value: 136, uncertainty: 4 });
  expect(screen.getByRole('group', { name: 'Tamanho' })).toBeVisible();
});

test('TRY-13: buying without a size asks for one in the sheet', () => {
  renderSizes([P, M]);
  act(() => purchase?.flagMissingSize());
  expect(screen.getByText(/^Escolha .* para continuar\.$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^P/ })).toHaveFocus();
});

test('TRY-13: a frame in one size has no size selector', () => {
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

function reportOf(measures: ReturnType<typeof measuresOf>, frontWidth = 138) {
  const shown = { photo: { face: faceAt(), measures }, front: { ...FRONT, frontWidth } };
  render(
    <>
      <FaceVerdict {...shown} />
      <FaceReport {...shown} />
    </>,
  );
}

test.each([109, 178])('TRY-05: a face of %d mm by the irises is neither judged nor kept', (width) => {
  reportOf(measuresOf(width));
  expect(screen.getByText(/^Não deu para medir o seu rosto com esta foto/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Guardar a largura/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Medir com um cartão' })).toBeVisible();
});

test('TRY-05: a wide face is judged if a card gave the scale', () => {
  reportOf({ ...measuresOf(172), source: 'card' });
  expect(screen.getByText(/^Justo/)).toBeVisible();
});

test.each([
  [131, 138, 'Deve servir: cerca de 7 mm a menos que o seu rosto.', 'Tamanhos que podem servir', 'M ou G'],
  [135, 134, 'Serve: mesma largura do seu rosto.', 'Tamanho que serve', 'M'],
  [150, 134, 'Largo: cerca de 16 mm a mais que o seu rosto.', 'Tamanho que serve', 'M'],
])(
  'TRY-06, TRY-13, TRY-17: how a frame of %d mm fits a face of %d mm',
  (frontWidth, face, verdict, label, sizes) => {
    reportOf(measuresOf(face), frontWidth);
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.getByText(label)).not.toBeVisible();
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(sizes);
  },
);

test('TRY-05: the result gets the focus if the previous step had it', () => {
  reportOf(measuresOf(138));
  expect(screen.getByText(/^Serve/)).toHaveFocus();
  cleanup();
  render(<button type="button">Provar</button>);
  screen.getByRole('button').focus();
  reportOf(measuresOf(138));
  expect(screen.getByRole('button', { name: 'Provar' })).toHaveFocus();
});

test('TRY-06, TRY-17: if the photo is too uncertain, one sentence gives an impression and suggests using a card', () => {
  reportOf({ ...measuresOf(145), faceWidth: { value: 145, uncertainty: 22 } });
  expect(
    screen.getByText(/^Nesta foto, a armação parece .+ seu rosto\. Para ter certeza, meça com um cartão\.$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Medir com um cartão' })).toBeVisible();
});

test('TRY-06: measurements are collapsed; each eye has a range, and the text states the same uncertainty', async () => {
  reportOf({ ...measuresOf(138), uncertainty: 0.15 });
  const eyes = screen.getByText('Da pupila ao nariz (DNP), para longe');
  expect(eyes).not.toBeVisible();
  await userEvent.click(screen.getByText('Medidas e margem de erro'));
  expect(eyes).toBeVisible();
  expect(eyes.nextElementSibling).toHaveTextContent('direita entre 29 e 33 mm, esquerda entre 30 e 34 mm');
  expect(screen.getByText(/até 9% maior ou menor\..*levam a margem a até 15%/)).toBeVisible();
});

test('TRY-14: after measuring with a card, it is offered again', () => {
  reportOf({ ...measuresOf(138), source: 'card' as const });
  expect(screen.getByText(/^Medido com o cartão/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Medir de novo com um cartão' })).toBeEnabled();
  expect(
    screen.getByText(/e da distância da câmera, que nem toda foto da galeria informa/),
  ).toBeInTheDocument();
});

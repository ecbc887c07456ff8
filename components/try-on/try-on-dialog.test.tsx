import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { emulateModalDialogs } from '@/components/ui/testing';
import type { PurchaseOptions } from '@/lib/catalog/product/purchase-options';
import { type FaceMeasures, measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt } from '@/lib/face-measure/testing';
import { facePhoto } from '@/lib/try-on/photo';
import { cutOutPhoto, loadModels, measureFace as measureInWorker } from '@/lib/try-on/worker-client';
import { TryOnDialog } from './try-on-dialog';

jest.mock('@/lib/try-on/worker-client');
jest.mock('./try-on-picture', () => ({ TryOnPicture: () => <p>Sua foto</p> }));
jest.mock('./example-face', () => ({ ExampleFace: () => <p>Exemplo em um rosto</p> }));
emulateModalDialogs();

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  // jsdom has neither.
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

const FRONT = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 };

const OPTIONS: PurchaseOptions = {
  idProduto: 7,
  attribute: '',
  precos: null,
  estoque: 4,
  payload: null,
  isCustomizable: false,
  sizes: [],
  startSize: null,
  form: null,
};

const LAYER = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const renderDialog = (name: string) => {
  window.history.replaceState(null, '', `/${name}.html`);
  render(
    <PurchaseProvider options={OPTIONS}>
      <TryOnDialog
        name={name}
        size=""
        front={FRONT}
        colours={[]}
        buy={<button type="button">Adicionar à sacola</button>}
        open
        onClose={() => undefined}
      />
    </PurchaseProvider>,
  );
};

/** A camera that never has a picture. */
function emulateCamera() {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => new Promise(() => undefined) },
  });
}

/** A camera that opens; returns the function that stops it. */
function emulateOpenCamera() {
  const stop = jest.fn();
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  return stop;
}

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

test('TRY-02, TRY-10: the face models load only after the shopper consents', async () => {
  emulateCamera();
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('serra');
  expect(screen.getByText(/não saem deste aparelho/)).toBeVisible();
  expect(screen.queryByLabelText('Escolher uma foto')).not.toBeInTheDocument();
  expect(loadModels).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar e usar a câmera' }));
  expect(loadModels).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Fotografar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar a câmera' }));
  expect(screen.getByLabelText('Escolher uma foto')).toBeEnabled();
});

test('TRY-02: without a camera, the consent text asks about a photo', async () => {
  jest.mocked(loadModels).mockClear();
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('campo');
  expect(screen.queryByRole('button', { name: /^Autorizar/ })).not.toBeInTheDocument();
  expect(loadModels).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Autorizar e escolher uma foto'));
  expect(loadModels).toHaveBeenCalledTimes(1);
});

test('TRY-03: a frame without a front photo is drawn at its true size, and no photo is requested', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue(null);
  renderDialog('prata');
  expect(await screen.findByText(/^A foto desta armação não permite provar/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Em tamanho real' })).toBeVisible();
  expect(screen.queryByLabelText(/^Autorizar/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar à sacola' })).toBeVisible();
});

test('TRY-03: the try-on remains available if the frame’s photo cannot be loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(cutOutPhoto).mockRejectedValue(new Error('offline'));
  renderDialog('garoa');
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByLabelText(/^Autorizar/)).toBeVisible();
});

test('TRY-05: the frame can be viewed at its true size before consent', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('sol');
  const title = screen.getByText('Ver em tamanho real, sem foto');
  expect(screen.getByLabelText(/^Autorizar/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Em tamanho real', hidden: true })).not.toBeVisible();
  await userEvent.click(title);
  expect(screen.getByRole('region', { name: 'Em tamanho real' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Frente da armação, 138 mm de largura' })).toBeVisible();
  expect(screen.getByText(/A frente mede 138 mm/)).toBeVisible();
});

test('TRY-05: opening the true-size view scrolls to it, without animation if reduced motion is preferred', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('serra');
  await userEvent.click(screen.getByText('Ver em tamanho real, sem foto'));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' }));
  expect(scrollIntoView.mock.contexts[0]).toContainElement(
    screen.getByRole('region', { name: 'Em tamanho real' }),
  );
  await userEvent.click(screen.getByText('Ver em tamanho real, sem foto'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Em tamanho real' })).not.toBeVisible());
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('TRY-05: on a phone the frame is drawn vertically, so that it fits at its true size', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('mar');
  await userEvent.click(screen.getByText('Ver em tamanho real, sem foto'));
  const front = () => screen.getByRole('img', { name: 'Frente da armação, 138 mm de largura' });
  const isUpright = () => Number(front().getAttribute('height')) > Number(front().getAttribute('width'));
  expect(isUpright()).toBe(false);
  const { innerWidth } = window;
  act(() => {
    window.innerWidth = 390;
    window.dispatchEvent(new Event('resize'));
  });
  expect(isUpright()).toBe(true);
  expect(screen.getByText(/vire o celular\.$/)).toBeVisible();
  window.innerWidth = innerWidth;
});

test('TRY-05: the true-size view opens after a photo fails', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  renderDialog('lua');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.upload(
    screen.getByLabelText('Autorizar e escolher uma foto'),
    new File(['x'], 'rosto.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(/Não conseguimos abrir essa foto/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Em tamanho real' })).toBeVisible();
});

test('TRY-02: deleting the photo moves the focus to the question whether there may be another', async () => {
  jest.mocked(cutOutPhoto).mockReturnValue(new Promise(() => undefined));
  act(() =>
    facePhoto.set({
      picture: { width: 800, height: 800, close: jest.fn() },
      face: faceAt(),
      measures: measureFace(faceAt(), 800) as FaceMeasures,
    }),
  );
  renderDialog('vale');
  await userEvent.click(screen.getByRole('button', { name: 'Apagar minha foto e as medidas' }));
  expect(screen.getByLabelText('Autorizar e escolher uma foto')).toHaveFocus();
});

test('TRY-08: a camera that works takes a photo although the frame cannot be shown live', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  emulateOpenCamera();
  window.createImageBitmap = jest.fn();
  jest.mocked(cutOutPhoto).mockResolvedValue({ frame: LAYER, lenses: LAYER, width: 138, height: 46 });
  jest.mocked(measureInWorker).mockRejectedValue(new Error('The models could not be loaded'));
  renderDialog('ladeira');
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar e usar a câmera' }));
  expect(await screen.findByText(/^Tire a foto e veja a armação nela/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fotografar' })).not.toHaveAttribute('aria-busy');
});

test('TRY-02: closing the dialog switches the camera off', async () => {
  const stop = emulateOpenCamera();
  jest.mocked(cutOutPhoto).mockReturnValue(new Promise(() => undefined));
  renderDialog('mirante');
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar e usar a câmera' }));
  expect(await screen.findByRole('button', { name: 'Fotografar' })).not.toHaveAttribute('aria-busy');
  expect(stop).not.toHaveBeenCalled();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(stop).toHaveBeenCalled();
});

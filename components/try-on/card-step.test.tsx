import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CardProgress, readCard, readLiveCard } from '@/lib/try-on/measure-card';
import { readPhotoOptics } from '@/lib/try-on/photo-optics';
import { CardStep } from './card-step';

jest.mock('@/lib/try-on/measure-card', () => ({ readCard: jest.fn(), readLiveCard: jest.fn() }));
jest.mock('@/lib/try-on/photo-optics', () => ({ readPhotoOptics: jest.fn(async () => null) }));

const PUPILS = { value: 62.5, uncertainty: 1.4 };
const PHOTO = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });

const stopTrack = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600 }) });
  const getUserMedia = async () => ({ getTracks: () => [{ stop: stopTrack }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

function renderStep() {
  const onMeasured = jest.fn();
  render(<CardStep onMeasured={onMeasured} onClose={() => undefined} />);
  return { onMeasured, user: userEvent.setup() };
}

test('TRY-14: the guide explains how to hold the card, and that no card number is read, saved or shown', () => {
  renderStep();
  expect(screen.getByText(/com o verso virado para a câmera/)).toBeVisible();
  expect(screen.getByText(/logo acima das sobrancelhas/)).toBeVisible();
  expect(screen.getByText(/^Tire os óculos/)).toBeVisible();
  expect(screen.getByText(/nenhum número é lido, guardado ou mostrado/)).toBeVisible();
});

test.each([
  ['no-card', /Não vemos um cartão/],
  ['part-of-card', /Só vemos uma parte do cartão/],
  ['leaning-card', /O cartão está inclinado demais/],
  ['at-nose', /debaixo do nariz.*Encoste-o na testa/],
  ['no-face', /Não encontramos um rosto/],
  ['eye-hidden', /Um dos olhos está encoberto/],
  ['unclear', /não aparecem com nitidez/],
  ['too-small', /Chegue mais perto/],
  ['turned', /Olhe reto para a câmera/],
] as const)(
  'TRY-14: a photo with the problem %s shows a message and gives no measurements',
  async (problem, sentence) => {
    jest.mocked(readCard).mockResolvedValue(problem);
    const { onMeasured, user } = renderStep();
    await user.upload(screen.getByLabelText('Escolher uma foto com o cartão'), PHOTO);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(onMeasured).not.toHaveBeenCalled();
  },
);

test('TRY-14: a photo is measured with the optics in its metadata, or without if they cannot be read', async () => {
  const optics = { focalLength: 0.75, uncertainty: 0.1 };
  jest.mocked(readPhotoOptics).mockResolvedValueOnce(optics).mockRejectedValueOnce(new Error('No EXIF'));
  jest.mocked(readCard).mockResolvedValue(PUPILS);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { onMeasured, user } = renderStep();
  const input = screen.getByLabelText('Escolher uma foto com o cartão');
  await user.upload(input, PHOTO);
  await user.upload(input, PHOTO);
  await waitFor(() => expect(onMeasured).toHaveBeenCalledTimes(2));
  expect(jest.mocked(readCard).mock.calls.map(([, known]) => known)).toEqual([optics, null]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('TRY-14: a photo with a card is measured; one that cannot be opened shows a message', async () => {
  jest.mocked(readCard).mockResolvedValueOnce(PUPILS).mockRejectedValueOnce(new Error('No picture'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { onMeasured, user } = renderStep();
  const input = screen.getByLabelText('Escolher uma foto com o cartão');
  await user.upload(input, PHOTO);
  expect(onMeasured).toHaveBeenCalledWith(PUPILS);
  await user.upload(input, PHOTO);
  expect(await screen.findByText(/Não conseguimos abrir essa foto/)).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('TRY-14: the camera counts pictures that show the card, then measures and stops; the preview is blurred', async () => {
  let report = (_: CardProgress) => {};
  let finish = (_: typeof PUPILS) => {};
  jest.mocked(readLiveCard).mockImplementation(({ onProgress }) => {
    report = onProgress;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const { onMeasured, user } = renderStep();
  await user.click(screen.getByRole('button', { name: 'Medir com a câmera' }));
  expect(screen.getByLabelText('Imagem desfocada da sua câmera').parentElement).toHaveAttribute(
    'data-blurred',
  );
  expect(screen.getByText('Procurando o cartão…')).toBeVisible();
  act(() => report({ count: 0, problem: 'no-card' }));
  expect(screen.getByText(/Não vemos um cartão/)).toBeVisible();
  act(() => report({ count: 2, problem: null }));
  expect(screen.getByText(/Cartão visto em 2 de 5 imagens/)).toBeVisible();
  await act(async () => finish(PUPILS));
  expect(onMeasured).toHaveBeenCalledWith(PUPILS);
  await user.click(screen.getByRole('button', { name: 'Medir com a câmera' }));
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

test('TRY-14: denied camera access shows a message', async () => {
  const getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = renderStep();
  await user.click(screen.getByRole('button', { name: 'Medir com a câmera' }));
  expect(await screen.findByText(/A câmera não abriu/)).toBeVisible();
  warn.mockRestore();
});

test('TRY-14: the camera goes on reading when the page around it is rendered again', async () => {
  jest.mocked(readLiveCard).mockReturnValue(new Promise(() => undefined));
  const { rerender } = render(<CardStep onMeasured={() => undefined} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Medir com a câmera' }));
  await waitFor(() => expect(readLiveCard).toHaveBeenCalledTimes(1));
  rerender(<CardStep onMeasured={() => undefined} onClose={() => undefined} />);
  await act(async () => undefined);
  expect(stopTrack).not.toHaveBeenCalled();
});

test('TRY-14: a reopened camera starts without what an earlier one saw', async () => {
  let report = (_: CardProgress) => {};
  jest.mocked(readLiveCard).mockImplementation(({ onProgress }) => {
    report = onProgress;
    return new Promise(() => undefined);
  });
  const { user } = renderStep();
  const camera = screen.getByRole('button', { name: 'Medir com a câmera' });
  await user.click(camera);
  act(() => report({ count: 3, problem: 'no-card' }));
  await user.click(camera);
  await user.click(camera);
  expect(screen.queryByText(/Não vemos um cartão/)).not.toBeInTheDocument();
  expect(screen.getByText('Procurando o cartão…')).toBeVisible();
});

test('TRY-02: closing the dialog around it switches the camera off', async () => {
  jest.mocked(readLiveCard).mockReturnValue(new Promise(() => undefined));
  render(
    <dialog open>
      <CardStep onMeasured={() => undefined} onClose={() => undefined} />
    </dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Medir com a câmera' }));
  await waitFor(() => expect(readLiveCard).toHaveBeenCalledTimes(1));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  await waitFor(() => expect(stopTrack).toHaveBeenCalled());
});

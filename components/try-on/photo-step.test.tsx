import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CAMERA_REFUSED } from '@/lib/try-on/open-camera';
import type { PhotoProblem } from '@/lib/try-on/photo';
import { LifeSize } from './life-size';
import { PhotoStep } from './photo-step';

const muted = jest.spyOn(console, 'warn');
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

const FRAME = {
  name: 'Serra',
  href: '/serra.html',
  front: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 },
};

const renderStep = (problem: PhotoProblem | null) =>
  render(
    <PhotoStep
      frame={FRAME}
      startsWithCamera={false}
      isReading={false}
      problem={problem}
      onPhoto={() => undefined}
    />,
  );

test.each<[PhotoProblem, RegExp]>([
  ['unreadable', /Não conseguimos abrir/],
  ['no-face', /Não encontramos um rosto/],
  ['turned', /Olhe reto para a câmera/],
  ['too-small', /Chegue mais perto/],
  ['unclear', /não aparecem com nitidez/],
  ['eye-hidden', /Um dos olhos está encoberto/],
  ['unavailable', /não consegue provar/],
])('TRY-05: a photo with the problem %s shows how to solve it', (problem, sentence) => {
  renderStep(problem);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('TRY-05: the outline of a bank card sets the scale of the drawing', () => {
  render(<LifeSize front={FRAME.front} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '6' } });
  const width = (name: RegExp) => Number(screen.getByRole('img', { name }).getAttribute('width'));
  expect(width(/cartão/)).toBeCloseTo(53.98 * 6);
  expect(width(/138 mm de largura/)).toBeCloseTo((138 + 8) * 6);
  fireEvent.click(screen.getByRole('button', { name: 'Aumentar o contorno' }));
  expect(width(/cartão/)).toBeCloseTo(53.98 * 6 + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Diminuir o contorno' }));
  expect(width(/cartão/)).toBeCloseTo(53.98 * 6);
});

test.each([
  ['lying', 1024, ['-4', '0', '146']],
  ['upright', 390, ['0', '-4']],
])(
  'TRY-05: the %s drawing and its ruler are not cut off, and the line is as long as the width it states',
  (_, inner, start) => {
    window.innerWidth = inner;
    render(<LifeSize front={FRAME.front} />);
    for (const name of [/138 mm de largura/, /Régua/]) {
      const box = screen.getByRole('img', { name }).getAttribute('viewBox')?.split(' ') ?? [];
      expect(box.slice(0, start.length)).toEqual(start);
      expect(box).toContain('146');
    }
    const path = screen.getByRole('img', { name: /138 mm de largura/ }).querySelector('path');
    // The end piece is at 0 in a group that is shifted to the right by half a stroke of 2 mm.
    expect(path?.getAttribute('d')).toMatch(/L0 [\d.]+v/);
    expect(path?.closest('[stroke-width="2"]')?.getAttribute('transform')).toMatch(/^translate\(1 /);
  },
);

test('TRY-08: the open camera shows one main button, which has the focus; closing it returns the focus to the choice', async () => {
  const stop = jest.fn();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  HTMLMediaElement.prototype.play = () => new Promise<void>(() => undefined);
  const { container } = renderStep(null);
  await userEvent.click(screen.getByRole('button', { name: 'Usar a câmera' }));
  expect(screen.queryByLabelText('Escolher uma foto')).not.toBeInTheDocument();
  expect(container.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Fotografar' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar a câmera' }));
  expect(screen.getByRole('button', { name: 'Usar a câmera' })).toHaveFocus();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('TRY-05: a rejected photo returns the focus to the choice, whose field was disabled while it was read', () => {
  const step = (isReading: boolean) => (
    <PhotoStep
      frame={FRAME}
      startsWithCamera={false}
      isReading={isReading}
      problem={isReading ? null : 'no-face'}
      onPhoto={() => undefined}
    />
  );
  const { rerender } = render(step(false));
  const field = screen.getByLabelText('Escolher uma foto');
  expect(field).toHaveFocus();
  // Browsers take the focus from a disabled element.
  act(() => field.blur());
  rerender(step(true));
  rerender(step(false));
  expect(field).toHaveFocus();
});

test('TRY-05: the camera’s error disappears when a photo is chosen', async () => {
  muted.mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
  });
  renderStep(null);
  await userEvent.click(screen.getByRole('button', { name: 'Usar a câmera' }));
  expect(await screen.findByText(CAMERA_REFUSED)).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Escolher uma foto'),
    new File(['x'], 'rosto.png', { type: 'image/png' }),
  );
  expect(screen.queryByText(CAMERA_REFUSED)).not.toBeInTheDocument();
});

test('TRY-08: two taps take one photo; a camera that gives no picture is reported', async () => {
  muted.mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [{ stop: jest.fn() }] }) },
  });
  HTMLMediaElement.prototype.play = async () => undefined;
  let fail = (_: Error) => {};
  window.createImageBitmap = jest.fn(
    () =>
      new Promise<ImageBitmap>((_, reject) => {
        fail = reject;
      }),
  );
  renderStep(null);
  await userEvent.click(screen.getByRole('button', { name: 'Usar a câmera' }));
  const take = screen.getByRole('button', { name: 'Fotografar' });
  await waitFor(() => expect(take).not.toHaveAttribute('aria-busy'));
  await userEvent.dblClick(take);
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  fail(new DOMException('no picture', 'InvalidStateError'));
  expect(await screen.findByText(CAMERA_REFUSED)).toBeVisible();
});

import { render, screen, waitFor } from '@testing-library/react';
import { drawFrame } from '@/lib/try-on/draw-try-on';
import { EXAMPLE_FACE, EXAMPLE_SCALE } from '@/lib/try-on/example-face';
import { cutOutPhoto } from '@/lib/try-on/worker-client';
import { ExampleFace } from './example-face';

const drawImage = jest.fn();
jest.mock('@/lib/try-on/worker-client');
jest.mock('@/lib/try-on/draw-try-on', () => ({
  context2d: () => ({ drawImage }),
  drawFrame: jest.fn(),
}));

const LAYER = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const CUT_OUT = { frame: LAYER, lenses: LAYER, width: 138, height: 46 };
const FRONT = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 };
const decode = jest.fn();

beforeEach(() => {
  jest.mocked(drawFrame).mockClear();
  // jsdom cannot decode pictures.
  HTMLImageElement.prototype.decode = decode.mockResolvedValue(undefined);
});

afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));

test('TRY-02: before a photo, the frame is shown in its true size on a rendered face, which is said', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue(CUT_OUT);
  render(<ExampleFace frame={{ name: 'Serra', href: '/serra.html', front: FRONT }} />);
  expect(screen.getByRole('img', { name: 'Serra em um rosto de 136 mm' })).toBeVisible();
  expect(screen.getByText(/imagem feita por computador/)).toBeVisible();
  await waitFor(() =>
    expect(drawFrame).toHaveBeenCalledWith({ drawImage }, CUT_OUT, EXAMPLE_FACE, EXAMPLE_SCALE),
  );
});

test('TRY-02: without a usable photo of the frame, or without the picture, the example stays a face', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  jest.mocked(cutOutPhoto).mockResolvedValue(null);
  render(<ExampleFace frame={{ name: 'Lua', href: '/lua.html', front: FRONT }} />);
  decode.mockRejectedValue(new Error('offline'));
  render(<ExampleFace frame={{ name: 'Sol', href: '/sol.html', front: FRONT }} />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The example could not be drawn', expect.any(Error)));
  expect(drawFrame).not.toHaveBeenCalled();
});

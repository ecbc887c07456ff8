import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadFavouriteFrames } from '@/lib/catalog/product/favourite-frames';
import { faceAt } from '@/lib/face-measure/testing';
import { addFrameFirst, comparedFrames } from '@/lib/try-on/compared-frames';
import type { FacePhoto } from '@/lib/try-on/photo';
import { TryOnResult } from './try-on-result';

jest.mock('@/lib/catalog/product/favourite-frames');
jest.mock('@/lib/try-on/worker-client');
jest.mock('./try-on-picture', () => ({
  TryOnPicture: ({ frame }: { frame: { name: string } }) => <p>Sua foto com {frame.name}</p>,
}));

const FRONT = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };
const LENGTH = { value: 63, uncertainty: 2 };
const PHOTO: FacePhoto = {
  picture: { width: 800, height: 800, close: jest.fn() },
  face: faceAt(),
  measures: {
    pupils: { total: LENGTH, right: LENGTH, left: LENGTH },
    faceWidth: { value: 138, uncertainty: 8 },
    mmPerPx: 0.2,
    cameraDistance: 500,
    source: 'iris',
    uncertainty: 0.04,
  },
};

test('TRY-07: the shopper’s favourites can be compared on the same photo, each only once', async () => {
  const serra = { name: 'Serra', href: '/serra.html', front: FRONT };
  const lua = { name: 'Lua', href: '/lua.html', front: FRONT, picture: 'lua.webp' };
  jest.mocked(loadFavouriteFrames).mockResolvedValue([lua, { ...serra, picture: '' }]);
  addFrameFirst(serra);
  render(<TryOnResult photo={PHOTO} frames={[serra]} sizes={null} onDelete={jest.fn()} />);
  const chip = await screen.findByRole('button', { name: 'Lua' });
  expect(screen.getAllByRole('button', { name: 'Serra' })).toHaveLength(1);
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Sua foto com Lua')).toBeVisible();
  expect(comparedFrames.get().map(({ href }) => href)).toEqual(['/serra.html', '/lua.html']);
});

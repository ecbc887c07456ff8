import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { measureFace } from '@/lib/try-on/geometry/face-measures';
import { facePhoto } from '@/lib/try-on/photo';
import { faceAt } from '@/lib/try-on/testing';
import { MeasuredPd } from './measured-pd';

const PICTURE = { width: 1200, height: 1600, close: () => undefined };

test('TRY-09: the measured distance is offered, and written down at a press only', async () => {
  const face = faceAt();
  const measures = measureFace(face, PICTURE.height);
  if (typeof measures === 'string') throw new Error(measures);
  facePhoto.set({ picture: PICTURE, face, measures });
  const onUse = jest.fn();
  render(<MeasuredPd onUse={onUse} />);
  expect(onUse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Usar 63 mm, da sua foto no provador' }));
  expect(onUse).toHaveBeenCalledWith('63');
});

test('TRY-09: without a photo nothing is offered', () => {
  facePhoto.set(null);
  render(<MeasuredPd onUse={() => undefined} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

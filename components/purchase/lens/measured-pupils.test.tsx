import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt } from '@/lib/face-measure/testing';
import { heightsIn, MeasuredPupils } from './measured-pupils';

const PICTURE = { width: 1200, height: 1600, close: () => undefined };
const FRAME = { lensWidth: 52, lensHeight: 40, bridge: 18, temple: 140, frontWidth: 138 };

function photo() {
  const face = faceAt();
  const measures = measureFace(face, PICTURE.height);
  if (typeof measures === 'string') throw new Error(measures);
  return { picture: PICTURE, face, measures };
}

test.each([
  [
    'Usar 63 mm, da sua foto no provador',
    { 'dnp-total': '63', 'od-dnp': '', 'oe-dnp': '', 'dnp-origem': 'provador' },
  ],
  [
    'Usar cada olho: OD 31,5, OE 31,5 mm',
    { 'dnp-total': '', 'od-dnp': '31,5', 'oe-dnp': '31,5', 'dnp-origem': 'provador' },
  ],
  ['Anotar a altura das pupilas para multifocais', { 'od-altura': '23', 'oe-altura': '23' }],
])('TRY-09, TRY-16: clicking "%s" fills in the measured values', async (name, written) => {
  const onUse = jest.fn();
  const measured = photo();
  render(<MeasuredPupils photo={measured} heights={heightsIn(measured, FRAME)} onUse={onUse} />);
  expect(onUse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onUse).toHaveBeenCalledWith(written);
});

test('TRY-16: pupil heights are not offered without frame measurements or a photo', () => {
  const measured = photo();
  expect(heightsIn(measured, null)).toBeNull();
  expect(heightsIn(null, FRAME)).toBeNull();
  render(<MeasuredPupils photo={measured} heights={null} onUse={() => undefined} />);
  expect(screen.queryByRole('button', { name: /altura/ })).not.toBeInTheDocument();
});

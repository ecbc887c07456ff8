import { fireEvent, render, screen } from '@testing-library/react';
import type { PhotoProblem } from '@/lib/try-on/photo';
import { PhotoStep } from './photo-step';

const FRAME = {
  name: 'Serra',
  href: '/serra.html',
  front: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 },
};

const renderStep = (problem: PhotoProblem | null) =>
  render(<PhotoStep frame={FRAME} isReading={false} problem={problem} onPhoto={() => undefined} />);

test.each<[PhotoProblem, RegExp]>([
  ['unreadable', /Não conseguimos abrir/],
  ['no-face', /Não encontramos um rosto/],
  ['turned', /Olhe reto para a câmera/],
  ['too-small', /Chegue mais perto/],
  ['unclear', /não aparecem com nitidez/],
  ['eye-hidden', /Um dos olhos está encoberto/],
  ['unavailable', /não consegue provar/],
])('TRY-05: a photo that is %s says what to do and shows the frame in its true size', (problem, sentence) => {
  renderStep(problem);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Em tamanho real' })).toBeVisible();
});

test('TRY-05: the outline of a bank card sets the size of the drawing', () => {
  renderStep('no-face');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '6' } });
  const width = (name: RegExp) => Number(screen.getByRole('img', { name }).getAttribute('width'));
  expect(width(/cartão/)).toBeCloseTo(53.98 * 6);
  expect(width(/138 mm de largura/)).toBeCloseTo(138 * 6);
});

test('TRY-05: before anything went wrong there is the choice of a photo alone', () => {
  renderStep(null);
  expect(screen.getByLabelText('Escolher uma foto')).toBeEnabled();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

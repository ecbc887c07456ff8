import { act, screen } from '@testing-library/react';
import { measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt, PICTURE } from '@/lib/face-measure/testing';
import { facePhoto } from '@/lib/try-on/photo';
import { openLenses, resetLenses } from './testing';

beforeEach(resetLenses);

const features = (...valores: string[]) => [
  {
    nome: 'Medidas',
    itens: [...Array<string>(12).fill('x'), ...valores].map((valor, index) => ({
      label: `Item ${index}`,
      valor,
    })),
  },
];
const MEASURED = { caracteristicas: features('140 mm', '18 mm', '52 mm', '40 mm') };

async function atThickness(given: object) {
  const rendered = await openLenses(given);
  await rendered.user.click(screen.getByRole('button', { name: /^Multifocal/ }));
  await rendered.user.click(screen.getByRole('button', { name: /^Antirreflexo/ }));
  return { ...rendered, degrees: screen.getByRole('textbox', { name: /^Qual é o maior grau/ }) };
}

const drawings = () => screen.getByRole('tabpanel').querySelectorAll('svg').length;

test('LENS-21: once a degree is typed, each lens index shows a drawing and an estimate with a description', async () => {
  const { user, degrees } = await atThickness(MEASURED);
  expect(drawings()).toBe(0);
  expect(screen.queryByText(/Estimativa/)).not.toBeInTheDocument();
  await user.type(degrees, '-4');
  expect(drawings()).toBe(2);
  expect(
    screen.getByRole('button', {
      name: /^Tradicional.*Borda até 5,\d\smm, centro 2,0\smm, cerca de \d+\sg por lente/,
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('button', {
      name: /^Fina.*Borda até 4,\d\smm, centro 1,5\smm, cerca de \d+\sg por lente/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Estimativa para a lente de grau −4,00 nesta armação/)).toBeInTheDocument();
  await user.clear(degrees);
  await user.type(degrees, '+3');
  expect(
    screen.getByRole('button', { name: /^Fina.*Centro \d,\d\smm, borda até \d,\d\smm/ }),
  ).toBeInTheDocument();
  await user.clear(degrees);
  await user.type(degrees, '99');
  expect(drawings()).toBe(0);
});

test('A25, A22: Enter in the field for the degree continues with the recommended lens, and only with one', async () => {
  const { user, degrees } = await atThickness(MEASURED);
  await user.type(degrees, '{Enter}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Espessura/);
  await user.type(degrees, '-4{Enter}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Receita/);
});

test('LENS-21: a lens too strong to be estimated says so instead of showing numbers', async () => {
  const { user, degrees } = await atThickness(MEASURED);
  await user.type(degrees, '-20');
  expect(
    screen.getByRole('button', { name: /^Tradicional.*só o laboratório pode dizer/ }),
  ).toBeInTheDocument();
});

test('LENS-21: a strength that is no number is corrected while it is typed', async () => {
  const { user, degrees } = await atThickness({});
  await user.type(degrees, '-');
  expect(degrees).not.toHaveAttribute('aria-invalid', 'true');
  await user.type(degrees, 'abc');
  expect(degrees).toHaveAccessibleDescription(/Escreva um número, como -1,25\.$/);
  await user.clear(degrees);
  await user.type(degrees, 'plano');
  expect(degrees).not.toHaveAttribute('aria-invalid', 'true');
});

test('LENS-21: without the frame’s measurements nothing is drawn', async () => {
  const { user, degrees } = await atThickness({});
  await user.type(degrees, '-4');
  expect(screen.getByText(/^Para 4,00 de grau, indicamos/)).toBeInTheDocument();
  expect(drawings()).toBe(0);
  expect(screen.queryByText(/Estimativa/)).not.toBeInTheDocument();
});

test('LENS-21: the estimate uses the stronger eye of the typed prescription', async () => {
  const { user } = await atThickness(MEASURED);
  await user.click(screen.getByRole('button', { name: /^Fina/ }));
  await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-1');
  await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho esquerdo (OE)' }), '-6');
  await user.type(screen.getByRole('textbox', { name: /^DNP total/ }), '64');
  await user.click(screen.getByRole('tab', { name: 'Espessura' }));
  expect(screen.getByText(/^Estimativa para a lente de grau −6,00/)).not.toHaveTextContent('Sem a DNP');
  expect(drawings()).toBe(2);
});

test('LENS-21, TRY-09: the estimate uses the pupil distance from the try-on', async () => {
  const { user, degrees } = await atThickness(MEASURED);
  await user.type(degrees, '-4');
  const estimate = screen.getByText(/^Estimativa para a lente de grau −4,00/);
  expect(estimate).toHaveTextContent('contamos 63 mm entre as pupilas, a média');
  const face = faceAt();
  const measures = measureFace(face, PICTURE.height);
  if (typeof measures === 'string') throw new Error(measures);
  const picture = { ...PICTURE, close: () => undefined };
  act(() => facePhoto.set({ picture, face, measures }));
  expect(estimate).toHaveTextContent('contamos os 63 mm entre as suas pupilas que o provador mediu');
  act(() => facePhoto.set(null));
  expect(estimate).toHaveTextContent('a média');
});

test('A25: if the typed prescription needs a higher index than the chosen one, the form says so and leads back to the choice', async () => {
  const { user } = await atThickness({});
  await user.click(screen.getByRole('button', { name: /^Tradicional/ }));
  const sphere = screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });
  await user.type(sphere, '-1');
  expect(screen.queryByRole('button', { name: 'Rever Espessura' })).not.toBeInTheDocument();
  await user.clear(sphere);
  await user.type(sphere, '-9');
  expect(
    screen.getByText(/^Para 9,00 de grau, indicamos o índice 1,\d+: .* Você escolheu o 1,50\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rever Espessura' }));
  expect(screen.getByRole('tab', { name: 'Espessura' })).toHaveAttribute('aria-selected', 'true');
});

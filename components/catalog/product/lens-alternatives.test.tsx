import { render, screen } from '@testing-library/react';
import { precos as precosSchema } from '@/lib/platform/schemas/offer';
import { LensAlternatives } from './lens-alternatives';

const iris = { nome: 'Lentes Íris Multifocal 1,74', href: '/iris.html' };
const precos = precosSchema.parse({ por: 889 });
const UNKNOWN = { lens: null, precos: null, isQuoted: false, isOwn: false };

test('PDP-19: a pair of lenses is compared by thickness with others, to which it links', () => {
  render(
    <LensAlternatives
      lenses={[
        { ...UNKNOWN, index: 1.5, share: 1 },
        { ...UNKNOWN, index: 1.67, share: 0.746, precos, isOwn: true },
        { ...UNKNOWN, index: 1.74, share: 0.676, lens: iris, isQuoted: true },
      ]}
    />,
  );
  expect(screen.getByText(/Nesta, cerca de 25% mais fina do que no índice 1,50\./)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1,50O índice comum, só para comparar',
    '1,67Esta lenteR$\u00a0889,00',
    '1,74Lentes Íris Multifocal 1,74Sob consulta',
  ]);
  expect(screen.getByRole('link', { name: iris.nome })).toHaveAttribute('href', '/iris.html');
});

test('PDP-19: lenses without an index have no such section', () => {
  const { container } = render(<LensAlternatives lenses={[]} />);
  expect(container).toBeEmptyDOMElement();
});

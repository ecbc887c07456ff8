import { render, screen } from '@testing-library/react';
import { LensAlternatives } from './lens-alternatives';

const iris = { nome: 'Lentes Íris Multifocal 1,74', href: '/iris.html', precos: null };

test('PDP-19: a pair of lenses is compared by thickness with others, to which it links', () => {
  render(
    <LensAlternatives
      lenses={[
        { index: 1.5, share: 1, lens: null, isOwn: false },
        { index: 1.67, share: 0.746, lens: null, isOwn: true },
        { index: 1.74, share: 0.676, lens: iris, isOwn: false },
      ]}
    />,
  );
  expect(screen.getByText(/Nesta, cerca de 25% mais fina do que no índice 1,50\./)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1,50O índice comum, para comparar',
    '1,67Esta lente',
    '1,74Lentes Íris Multifocal 1,74',
  ]);
  expect(screen.getByRole('link', { name: iris.nome })).toHaveAttribute('href', '/iris.html');
});

test('PDP-19: lenses without an index have no such section', () => {
  const { container } = render(<LensAlternatives lenses={[]} />);
  expect(container).toBeEmptyDOMElement();
});

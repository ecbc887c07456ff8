import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireProduct } from '@/lib/product/testing';
import { produtoSchema } from '@/lib/store-api/schemas/produto';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { Showcase } from './showcase';

let say: Speak;

const products = (count: number) =>
  Array.from({ length: count }, (_, id) =>
    produtoSchema.parse(say(wireProduct({ id, nome: `Armação ${id}` }))),
  );

describe.each(DIALECTS)('Showcase, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('CARD-17, CARD-18: at most five products under the given heading', () => {
    render(<Showcase id="v" titulo="você também vai gostar" produtos={products(7)} />);
    expect(screen.getByRole('region', { name: 'você também vai gostar' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  test('CARD-17: arrows with four products, none with three', () => {
    const { rerender } = render(<Showcase id="v" titulo="Novos" produtos={products(4)} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    rerender(<Showcase id="v" titulo="Novos" produtos={products(3)} />);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  test('CARD-17: an arrow scrolls the row', async () => {
    render(<Showcase id="v" titulo="Novos" produtos={products(4)} />);
    const scrollBy = jest.fn();
    screen.getByRole('list').scrollBy = scrollBy;
    await userEvent.click(screen.getByRole('button', { name: 'Avançar em Novos' }));
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  test('CARD-19: nothing to show shows nothing', () => {
    const { container } = render(<Showcase id="v" titulo="Novos" produtos={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

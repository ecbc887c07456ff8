import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateViewport } from '@/components/ui/testing';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { Showcase } from './showcase';

beforeEach(emulateViewport);

const products = (count: number) =>
  Array.from({ length: count }, (_, id) =>
    produtoSchema.parse(encode(wireProduct({ id, nome: `Armação ${id}` }))),
  );

describeOnEachPlatform('Showcase', () => {
  test('CARD-17, CARD-18: at most five products are shown under the given heading', () => {
    render(<Showcase id="v" title="você também vai gostar" produtos={products(7)} />);
    expect(screen.getByRole('region', { name: 'você também vai gostar' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  test('CARD-17: four products have arrows, three have none', () => {
    const { rerender } = render(<Showcase id="v" title="Novos" produtos={products(4)} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    rerender(<Showcase id="v" title="Novos" produtos={products(3)} />);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  test('CARD-17: an arrow scrolls the row', async () => {
    render(<Showcase id="v" title="Novos" produtos={products(4)} />);
    const scrollBy = jest.fn();
    screen.getByRole('list').scrollBy = scrollBy;
    await userEvent.click(screen.getByRole('button', { name: 'Avançar em Novos' }));
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  test('CARD-19: a showcase without products is not rendered', () => {
    const { container } = render(<Showcase id="v" title="Novos" produtos={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fitTools } from '@/components/catalog/fit/fit-tools';
import { ShopperMeasureContext } from '@/components/catalog/fit/shopper-measure';
import { emulateViewport } from '@/components/ui/testing';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { Showcase } from './showcase';

beforeEach(() => {
  emulateViewport();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

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

  test('CARD-17, A15: with the shopper’s measure, frames that fit come first and frames that do not come last', () => {
    const sized = ['G', '', 'P', 'M'].map((letter, id) =>
      produtoSchema.parse(
        encode(
          wireProduct({
            id,
            nome: letter === '' ? 'Sem medida' : `Armação ${letter}`,
            filtros: letter === '' ? [] : [{ idValor: id, label: letter, hash: `tamanho-${letter}` }],
          }),
        ),
      ),
    );
    const own = { measures: { glasses: null, face: { value: 124, uncertainty: 3 } }, fit: fitTools };
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const { rerender } = render(<Showcase id="v" title="Novos" produtos={sized} />);
    const asListed = names();
    rerender(
      <ShopperMeasureContext value={own}>
        <Showcase id="v" title="Novos" produtos={sized} />
      </ShopperMeasureContext>,
    );
    expect(asListed).toHaveLength(4);
    expect(names()).toEqual([asListed[2], asListed[1], asListed[0], asListed[3]]);
  });

  test('CARD-19: a showcase without products is not rendered', () => {
    const { container } = render(<Showcase id="v" title="Novos" produtos={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

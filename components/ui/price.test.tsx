import { render, screen } from '@testing-library/react';
import { Price } from './price';

test('CARD-13: a price shows old price, amount, note and terms, in this order', () => {
  const { container } = render(
    <Price old="R$ 500,00" amount="R$ 449,10" note="à vista no PIX" terms="ou 10x de R$ 49,90" />,
  );
  expect(container).toHaveTextContent('R$ 500,00R$ 449,10 à vista no PIX ou 10x de R$ 49,90');
  expect(container.querySelector('s')).toHaveTextContent('R$ 500,00');
  expect(screen.getByText('R$ 449,10').tagName).toBe('STRONG');
});

test('CARD-13: missing parts leave no empty elements', () => {
  const { container } = render(<Price amount="R$ 449,10" />);
  expect(container.querySelectorAll('s, span, p')).toHaveLength(0);
});

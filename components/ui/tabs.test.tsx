import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const TABS = ['Descrição', 'Medidas', 'Garantia'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>Sobre {label}</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true });

test('A28: each tab names its panel, and only the selected tab is in the tab order', () => {
  render(<Tabs label="Sobre o produto" tabs={TABS} />);
  expect(screen.getByRole('tablist', { name: 'Sobre o produto' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Medidas' })).toHaveTextContent('Sobre Medidas');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('A28: arrow keys wrap around, Home and End select the ends, a click selects', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Sobre o produto" tabs={TABS} />);
  await user.tab();
  const labels: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', 'x']) {
    await user.keyboard(key);
    expect(selected()).toHaveFocus();
    labels.push(selected().textContent);
  }
  expect(labels).toEqual(['Medidas', 'Garantia', 'Descrição', 'Garantia', 'Descrição', 'Descrição']);
  await user.click(screen.getByRole('tab', { name: 'Medidas' }));
  expect(selected()).toHaveTextContent('Medidas');
});

test('A28: Alt with an arrow key is left to the browser', () => {
  render(<Tabs label="Sobre o produto" tabs={TABS} />);
  expect(fireEvent.keyDown(selected(), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(selected()).toHaveTextContent('Descrição');
});

test('A28: without tabs nothing is rendered', () => {
  expect(render(<Tabs label="Vazio" tabs={[]} />).container).toBeEmptyDOMElement();
});

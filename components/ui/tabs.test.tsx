import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const TABS = ['Descrição', 'Medidas', 'Garantia'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>Sobre {label}</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true });

test('A28: each tab names its panel; one is selected, and only it is a stop of the keyboard', () => {
  render(<Tabs label="Sobre o produto" tabs={TABS} />);
  expect(screen.getByRole('tablist', { name: 'Sobre o produto' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Medidas' })).toHaveTextContent('Sobre Medidas');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('A28: arrows walk round, Home and End go to the ends, a press selects', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Sobre o produto" tabs={TABS} />);
  await user.tab();
  const walked: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', 'x']) {
    await user.keyboard(key);
    expect(selected()).toHaveFocus();
    walked.push(selected().textContent);
  }
  expect(walked).toEqual(['Medidas', 'Garantia', 'Descrição', 'Garantia', 'Descrição', 'Descrição']);
  await user.click(screen.getByRole('tab', { name: 'Medidas' }));
  expect(selected()).toHaveTextContent('Medidas');
});

test('A28: no tabs, nothing', () => {
  expect(render(<Tabs label="Vazio" tabs={[]} />).container).toBeEmptyDOMElement();
});

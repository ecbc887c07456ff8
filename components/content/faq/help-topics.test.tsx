import { fireEvent, render, screen, within } from '@testing-library/react';
import { emulateScreenWidth } from '@/components/ui/testing';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { faqQuestions } from './faq-questions';
import { HelpTopics } from './help-topics';

const FAQ_QUESTIONS = faqQuestions(OCULOS);

const TOPICS = ['Pedido', 'Pagamento', 'Entrega', 'Troca e devolução'];

test('INST-14: the nine questions stand under four topics, each once, with a link to every topic', () => {
  emulateScreenWidth(1280);
  render(<HelpTopics questions={FAQ_QUESTIONS} />);
  const ways = within(screen.getByRole('navigation', { name: 'Assuntos da ajuda' })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(TOPICS);
  for (const way of ways) {
    const id = way.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(way.textContent ?? '');
  }
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown.toSorted()).toEqual(FAQ_QUESTIONS.map(({ question }) => question).toSorted());
});

test('INST-14: an answer opens at a press', () => {
  emulateScreenWidth(375);
  render(<HelpTopics questions={FAQ_QUESTIONS} />);
  const block = screen.getByText('Como troco um produto?').closest('details');
  expect(block?.open).toBe(false);
  fireEvent.click(screen.getByText('Como troco um produto?'));
  expect(block?.open).toBe(true);
});

test('INST-14: who finds no answer is led to the contact form', () => {
  emulateScreenWidth(1280);
  render(<HelpTopics questions={FAQ_QUESTIONS} />);
  expect(screen.getByRole('link', { name: 'Escrever para a loja' })).toHaveAttribute(
    'href',
    '/pagina/central-de-atendimento',
  );
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { emulateScreenWidth } from '@/components/ui/testing';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { faqQuestions } from '@/lib/content/questions/faq-questions';
import { opticalQuestions } from '@/lib/content/questions/optical-questions';
import { HelpTopics, SelfService } from './help-topics';

const FAQ_QUESTIONS = faqQuestions(OCULOS);

const TOPICS = ['Pedido', 'Pagamento', 'Entrega', 'Troca e devolução', 'Óculos e lentes'];

test('INST-14: nine questions are divided into four topics, the optical ones are a fifth, and each appears once', () => {
  emulateScreenWidth(1280);
  render(
    <HelpTopics questions={FAQ_QUESTIONS} storefront={OCULOS}>
      <p>Horários</p>
    </HelpTopics>,
  );
  const ways = within(screen.getByRole('navigation', { name: 'Assuntos da ajuda' })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(TOPICS);
  for (const way of ways) {
    const id = way.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(way.textContent ?? '');
  }
  const questions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const all = [...FAQ_QUESTIONS, ...opticalQuestions(OCULOS)].map(({ question }) => question);
  expect(questions.toSorted()).toEqual(all.toSorted());
});

test('INST-14: clicking a question opens its answer', () => {
  emulateScreenWidth(375);
  render(
    <HelpTopics questions={FAQ_QUESTIONS} storefront={OCULOS}>
      <p>Horários</p>
    </HelpTopics>,
  );
  const block = screen.getByText('Como troco um produto?').closest('details');
  expect(block?.open).toBe(false);
  fireEvent.click(screen.getByText('Como troco um produto?'));
  expect(block?.open).toBe(true);
});

test('INST-14: a link leads to the contact form', () => {
  emulateScreenWidth(1280);
  render(
    <HelpTopics questions={FAQ_QUESTIONS} storefront={OCULOS}>
      <p>Horários</p>
    </HelpTopics>,
  );
  expect(screen.getByRole('link', { name: 'Escrever para a loja' })).toHaveAttribute(
    'href',
    '/pagina/central-de-atendimento',
  );
});

test('INST-14: the topics precede the page’s text, and all answers start collapsed, even on a wide screen', () => {
  emulateScreenWidth(1280);
  render(
    <HelpTopics questions={FAQ_QUESTIONS} storefront={OCULOS}>
      <p>Horários</p>
    </HelpTopics>,
  );
  const isOpen = (question: string) => screen.getByText(question).closest('details')?.open;
  expect([isOpen('Como leio a minha receita?'), isOpen('Como troco um produto?')]).toEqual([false, false]);
  const topics = screen.getByRole('navigation', { name: 'Assuntos da ajuda' });
  const isBefore = topics.compareDocumentPosition(screen.getByText('Horários'));
  expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('INST-14: a shop without lenses has no optical questions', () => {
  render(
    <HelpTopics questions={FAQ_QUESTIONS} storefront={MAQUINAS}>
      {null}
    </HelpTopics>,
  );
  expect(screen.queryByText('Como leio a minha receita?')).toBeNull();
  expect(screen.queryByText('Óculos e lentes')).toBeNull();
});

test('INST-08: the service centre links to what shoppers can do at once', () => {
  render(<SelfService accountHref="https://loja.test/minha-conta" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://loja.test/minha-conta',
    '/pagina/troca-e-devolucao',
    '/pagina/ajuda-e-suporte',
  ]);
});

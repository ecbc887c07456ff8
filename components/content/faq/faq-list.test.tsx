import { fireEvent, render, screen, within } from '@testing-library/react';
import { emulateScreenWidth } from '@/components/ui/testing';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { faqQuestions } from '@/lib/content/questions/faq-questions';
import { opticalQuestions } from '@/lib/content/questions/optical-questions';
import { FaqList, QuestionLinks, QuestionsByTopic } from './faq-list';

const FAQ_QUESTIONS = faqQuestions(OCULOS);

const blocks = () => screen.getAllByRole('group') as HTMLDetailsElement[];

test.each([
  ['FAQ-11', 0, 'Qual é o prazo de entrega?', /dias úteis, a partir da confirmação/],
  ['FAQ-06', 1, 'Como troco um produto?', /código de postagem/],
  ['FAQ-05', 2, 'Como sei se o meu pagamento foi aprovado?', /Avisamos por e-mail/],
  ['FAQ-03', 3, 'Meu pedido não chegou. E agora?', /código de rastreio/],
  ['FAQ-04', 4, 'Como cancelo a minha compra?', /peça o cancelamento/],
  ['FAQ-07', 5, 'Posso mudar a forma de pagamento?', /dois cartões/],
  ['FAQ-08', 6, 'Posso alterar um pedido já feito?', /enquanto o pedido não foi separado/],
  ['FAQ-09', 7, 'Posso agendar a entrega?', /não entregam com dia e hora marcados/],
  ['FAQ-10', 8, 'Como sei se um produto está disponível?', /mostra o estoque de agora/],
])('%s, FAQ-02: the question at index %i is "%s", with its answer', (_id, place, question, answer) => {
  emulateScreenWidth(1280);
  render(<FaqList questions={FAQ_QUESTIONS} />);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings).toHaveLength(9);
  expect(headings[place]).toHaveTextContent(question);
  expect(blocks()[place]).toHaveTextContent(answer);
});

test('FAQ-12: questions start open on a wide screen and closed on a narrow one', () => {
  emulateScreenWidth(1280);
  const { unmount } = render(<FaqList questions={FAQ_QUESTIONS} />);
  expect(blocks().map(({ open }) => open)).toEqual(Array(9).fill(true));
  unmount();
  emulateScreenWidth(375);
  render(<FaqList questions={FAQ_QUESTIONS} />);
  expect(blocks().map(({ open }) => open)).toEqual(Array(9).fill(false));
});

test('FAQ-02: the questions are grouped by topic, each once', () => {
  render(<QuestionsByTopic questions={FAQ_QUESTIONS} />);
  const topics = screen
    .getAllByRole('region')
    .map((region) => [
      region.getAttribute('aria-labelledby') && within(region).getByRole('heading', { level: 2 }).textContent,
      within(region).getAllByRole('heading', { level: 3 }).length,
    ]);
  expect(topics).toEqual([
    ['Entrega', 3],
    ['Troca e devolução', 1],
    ['Pagamento', 2],
    ['Pedido', 3],
  ]);
});

test('FAQ-02: questions about glasses are links to the help page', () => {
  render(<QuestionLinks questions={opticalQuestions(OCULOS)} topic="otica" page="/pagina/ajuda-e-suporte" />);
  const region = screen.getByRole('region', { name: 'Óculos e lentes' });
  expect(within(region).getByRole('link', { name: 'Como leio a minha receita?' })).toHaveAttribute(
    'href',
    '/pagina/ajuda-e-suporte#ler-a-receita',
  );
});

test('FAQ-13: a click opens or closes only its question', () => {
  emulateScreenWidth(375);
  render(<FaqList questions={FAQ_QUESTIONS} />);
  const [first, second] = blocks();
  const [summary] = screen.getAllByText('Qual é o prazo de entrega?');
  if (summary === undefined) throw new Error('no question');
  fireEvent.click(summary);
  expect([first?.open, second?.open]).toEqual([true, false]);
  fireEvent.click(summary);
  expect(first?.open).toBe(false);
});

test('FAQ-14, SCOPE-18 to SCOPE-24: the answers state the shop’s terms', () => {
  const text = FAQ_QUESTIONS.flatMap(({ answer }) => answer).join(' ');
  for (const claim of [
    /frete é grátis para todo o Brasil/,
    /um ano de garantia do fabricante/,
    /primeira troca é grátis em até 7 dias/,
    /desde 1956/,
    /duas lojas físicas/,
    /Sedex/,
    /boleto[^.]*: ele é cancelado automaticamente depois de cinco dias/,
  ]) {
    expect(text).toMatch(claim);
  }
});

test('B10: every question and answer in the structured data is on the page', () => {
  const shown = render(<FaqList questions={FAQ_QUESTIONS} />).container.textContent;
  for (const { question, answer } of FAQ_QUESTIONS)
    for (const text of [question, ...answer]) expect(shown).toContain(text);
});

test('FAQ-12: the question named in the address fragment is open, even on a phone', () => {
  emulateScreenWidth(375);
  window.location.hash = '#cancelar-compra';
  render(<FaqList questions={FAQ_QUESTIONS} />);
  window.location.hash = '';
  expect(blocks().map(({ open }) => open)).toEqual([...Array(4).fill(false), true, ...Array(4).fill(false)]);
});

test('FAQ-14: the answers omit founding year, stores and hours if the shop does not state them', () => {
  const contact = { email: null, phone: null, hours: null, whatsApp: null };
  const text = JSON.stringify(faqQuestions({ contact, since: null, stores: 0, freeShippingFrom: null }));
  expect(text).not.toMatch(/1956|lojas? físicas?|onde-estamos|Nosso horário|WhatsApp 24/);
  expect(text).toMatch(/cada pedido com cuidado: o pacote/);
  expect(JSON.stringify(faqQuestions({ contact, since: null, stores: 1, freeShippingFrom: null }))).toMatch(
    /na nossa loja física/,
  );
});

test.each([
  [0, 'O frete é grátis para todo o Brasil. Enviamos'],
  [299, 'O frete é grátis para todo o Brasil a partir de R$\u00a0299,00. Enviamos'],
  [null, 'Enviamos'],
])(
  'FAQ-14, VARIANT-01: with free delivery from %p the answer begins with “%s”',
  (freeShippingFrom, start) => {
    const [delivery] = faqQuestions({ ...OCULOS, freeShippingFrom });
    expect(delivery?.answer[0]?.startsWith(start)).toBe(true);
  },
);

test.each([
  [2, /oftalmologista ou passe em uma das nossas lojas: a medida leva um minuto\./],
  [1, /oftalmologista ou passe na nossa loja: /],
  [0, /oftalmologista\.$/],
])('FAQ-14: with %i stores the answer about measuring matches %p', (stores, text) => {
  const measuring = opticalQuestions({ stores }).find(({ id }) => id === 'medir-a-dnp');
  expect(measuring?.answer.at(-1)).toMatch(text);
});

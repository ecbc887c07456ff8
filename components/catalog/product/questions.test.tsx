import { render, screen } from '@testing-library/react';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { Questions } from './questions';

const renderQuestions = (perguntas: unknown, chat: string | null = null, { copy } = OCULOS) =>
  render(
    <Questions
      perguntas={produtoDetalheSchema.parse({ id: 1, nome: 'A', rota: [], perguntas }).perguntas}
      chat={chat}
      adviser={copy.adviser}
    />,
  );

test('PDP-29: questions and answers are shown, even in the platform’s irregular formats', () => {
  renderQuestions({
    7: {
      id: 7,
      pergunta: ' Serve multifocal? ',
      respostas: { 1: { nome: 'Equipe', resposta: 'Serve, sim.' } },
    },
    8: { id: '8', pergunta: 'E grau alto?', respostas: null },
    9: { id: 9, pergunta: '', respostas: [] },
  });
  expect(screen.getByText('Serve multifocal?').closest('details')).toHaveTextContent('Equipe: Serve, sim.');
  expect(screen.getByText('E grau alto?').closest('details')).toHaveTextContent('Ainda sem resposta.');
  expect(document.querySelectorAll('details')).toHaveLength(2);
});

test.each([[[]], [null], ['']])(
  'A-34: with %j the section shows its heading and a link to ask',
  (perguntas) => {
    renderQuestions(perguntas, 'https://wa.me/5511999999999?text=x');
    expect(screen.getByRole('region', { name: 'Perguntas e respostas' })).toHaveTextContent(
      'Ninguém perguntou',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5511999999999?text=x');
  },
);

test.each(PLATFORM_VARIANTS)('PDP-29: on $name each question has its answer below it', ({ encode }) => {
  renderQuestions(
    encode([
      {
        id: 7,
        pergunta: 'Serve multifocal?',
        respostas: [
          { nome: 'Equipe', resposta: 'Serve.' },
          { nome: 'Bia', resposta: 'A minha é.' },
        ],
      },
      { id: 8, pergunta: 'E grau alto?', respostas: [] },
    ]),
  );
  expect([...document.querySelectorAll('details')].map(({ textContent }) => textContent)).toEqual([
    'Serve multifocal?Equipe: Serve.Bia: A minha é.',
    'E grau alto?Ainda sem resposta.',
  ]);
});

test('VARIANT-01: each storefront names its experts', () => {
  renderQuestions([], 'https://wa.me/5511999999999');
  expect(screen.getByRole('link', { name: 'Pergunte a um ótico pelo WhatsApp' })).toBeVisible();
  renderQuestions([], null, MAQUINAS);
  expect(screen.getByRole('link', { name: 'Pergunte a um dos nossos técnicos' })).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { produtoDetalheSchema } from '@/lib/store-api/schemas/produto-detalhe';
import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { MAQUINAS } from '@/lib/storefront/maquinas';
import { OCULOS } from '@/lib/storefront/oculos';
import { Questions } from './questions';

const questions = (perguntas: unknown, chat: string | null = null, { words } = OCULOS) =>
  render(
    <Questions
      perguntas={produtoDetalheSchema.parse({ id: 1, nome: 'A', rota: [], perguntas }).perguntas}
      chat={chat}
      adviser={words.adviser}
    />,
  );

test('PDP-29: questions with their answers, also where the platform writes them oddly', () => {
  questions({
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

test.each([[[]], [null], ['']])('A-34: with %j the section has its heading and a way to ask', (perguntas) => {
  questions(perguntas, 'https://wa.me/5511999999999?text=x');
  expect(screen.getByRole('region', { name: 'Perguntas e respostas' })).toHaveTextContent(
    'Ninguém perguntou',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5511999999999?text=x');
});

test.each(DIALECTS)('PDP-29: on $name each question has its answer below it', ({ speak: write }) => {
  questions(
    write([
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

test('VARIANT-01: each shop has its own people to ask', () => {
  questions([], 'https://wa.me/5511999999999');
  expect(screen.getByRole('link', { name: 'Pergunte a um ótico pelo WhatsApp' })).toBeVisible();
  questions([], null, MAQUINAS);
  expect(screen.getByRole('link', { name: 'Pergunte a um dos nossos técnicos' })).toBeVisible();
});

import { listagemSchema } from '@/lib/store-api/schemas/listagem';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { listingHeading } from './heading';

let say: Speak;

const heading = (conteudo: object, breadcrumb: object[] = []) =>
  listingHeading(
    listagemSchema.parse(say({ estrutura: { breadcrumb }, conteudo, info: { total: 0, limit: 12 } })),
  );

describe.each(DIALECTS)('listing heading, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('LIST-12: the heading is the name of the category, brand or landing page', () => {
    expect(heading({ categoria: { id: 1, nome: 'Óculos de sol' } })).toBe('Óculos de sol');
    expect(heading({ marca: { id: 1, nome: 'Alba' }, categoria: [] })).toBe('Alba');
    expect(heading({ landingPage: { id: 1, nome: 'Dia dos Pais' } })).toBe('Dia dos Pais');
  });

  test('LIST-37: a search is headed by its words', () => {
    expect(heading({ busca: { texto: ' aviador <b> ' } })).toBe('Resultados para “aviador <b>”');
  });

  test('LIST-12: a poor answer is headed by its breadcrumb or plainly', () => {
    expect(
      heading({ categoria: { id: 1, nome: '' } }, [
        { label: 'Home', rota: [] },
        { label: 'Solar', rota: [] },
      ]),
    ).toBe('Solar');
    expect(heading({ busca: { texto: '  ' } })).toBe('Produtos');
  });
});

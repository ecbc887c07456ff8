import { listagemSchema } from '@/lib/platform/schemas/listing';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { kitEntries } from './kit-entries';

test.each(PLATFORM_VARIANTS)(
  'DATA-22: kits without a name or an address are left out of a listing of $name',
  ({ encode }) => {
    const read = (listas: unknown) =>
      kitEntries(
        listagemSchema.parse(
          encode({ estrutura: {}, conteudo: { produtos: [], listas }, info: { total: 0, limit: 12 } }),
        ).conteudo.listas,
      );
    const kit = {
      id: 8,
      nome: 'Kit praia',
      rota: { route: '/lista/praia.html' },
      descricao: '<p>Sol e <b>mar</b></p>',
    };
    expect(read([kit, { ...kit, id: 9, nome: '' }, { ...kit, id: 10, rota: [] }])).toEqual([
      { id: 8, label: 'Kit praia', href: '/lista/praia.html', image: '', text: 'Sol e mar', precos: null },
    ]);
    expect(read([])).toEqual([]);
  },
);

test('LISTAS-06: the text on a card is cut at the end of a sentence if one fits', () => {
  const textOf = (descricao: string) => {
    const { listas } = listagemSchema.parse({
      estrutura: {},
      conteudo: { produtos: [], listas: [{ id: 1, nome: 'K', rota: { route: '/k' }, descricao }] },
      info: { total: 1, limit: 12 },
    }).conteudo;
    return kitEntries(listas)[0]?.text;
  };
  const long = 'Um par para dirigir de dia e outro para ler à noite. ';
  expect(textOf(`${long}E ${'mais '.repeat(40)}.`)).toBe(long.trim());
  expect(textOf(`${long}Custa R$ 1.200 e ${'mais '.repeat(40)}.`)).toBe(long.trim());
  expect(textOf('Curto e sem ponto')).toBe('Curto e sem ponto');
  const clause = 'Um preço só para um adulto e uma criança da mesma casa, com um par de lentes multifocais';
  expect(textOf(`${clause}, que montamos ${'na armação '.repeat(20)}`)).toBe(`${clause}…`);
  expect(textOf(`Sol, ${'palavra '.repeat(40)}`)).toMatch(/^Sol, palavra .*palavra…$/);
  expect(textOf('palavra '.repeat(40))).toMatch(/^palavra .*palavra…$/);
});

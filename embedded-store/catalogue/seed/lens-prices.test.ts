import { personalizations } from './personalizations';
import { catalogueEntries } from './product-rows';

/** Price in cents of a value of the lens options that are sold with a frame. */
function optionPrice(nome: string, text: string): number {
  const group = personalizations.find(
    ({ conjunto, dados }) => conjunto === 'completo' && dados.nome === nome,
  );
  const value = group?.dados.valores.find(({ valor }) => valor.includes(text));
  if (!group || !value) throw new Error(`There is no option ${nome} with ${text}.`);
  return value.preco * (group.dados.multiplicarPreco === 's' ? 2 : 1);
}

const pairs = [...catalogueEntries(192)].flatMap(({ product }) => {
  const rows = new Map(
    product.caracteristicas.flatMap(({ itens }) => itens.map(({ label, valor }) => [label, valor])),
  );
  const [kind, treatment, index] = ['Tipo de lente', 'Tratamento', 'Índice de refração'].map((label) =>
    rows.get(label),
  );
  return kind && treatment && index && product.precoPor > 0
    ? [{ nome: product.nome, precoPor: product.precoPor, kind, treatment, index }]
    : [];
});

test('LENS-09: a loose pair of lenses costs as much as the same pair with a frame', () => {
  expect(pairs.length).toBeGreaterThan(10);
  for (const { nome, precoPor, kind, treatment, index } of pairs) {
    const withFrame =
      optionPrice('Tipo', kind) +
      optionPrice('Modelo', treatment) +
      optionPrice('Espessura', `Índice ${index}`);
    expect([nome, precoPor]).toEqual([nome, withFrame]);
  }
});

/** @jest-environment node */
import { plainText } from '../../api/shapes/estrutura';
import { machineReviews } from '../machines/reviews';
import { machineEntries, machines } from '../machines/rows';
import { machineBrands } from '../machines/vocabulary';
import { brands } from './brands';
import { lensIndexes } from './lens-kinds';
import { personalizations } from './personalizations';
import { catalogueEntries } from './product-rows';
import { seedQuestions, seedReviews } from './reviews';

const products = [...catalogueEntries(192)].map(({ product }) => product);
const forja = machineEntries(machines.length).map(({ product }) => product);
const textOf = ({ curta, longa }: { curta?: string; longa?: string }) =>
  plainText(`${curta} ${longa}`.replaceAll('><', '> <'));
const kindOf = new Map(products.map(({ id, frameSpec }) => [id, frameSpec?.kind]));

test('sentences composed of parts read naturally', () => {
  for (const text of [...products, ...forja].map(textOf)) {
    expect(text).not.toMatch(/ {2}|\. \p{Ll}|[,.] ?[,.]|undefined|NaN/u);
    expect(text).not.toMatch(
      /par de lentes (visão|multifocal\b|ocupacional\b)|com fotossensível|, para poli/i,
    );
    expect(text).not.toMatch(
      /\b(um|o|uma?) (armações|óculas)\b|lentes (preto|âmbar|marrom|\p{L}+ degradê) pol/iu,
    );
    expect(text).not.toMatch(/g-15/);
  }
});

test('no text speaks of choosing a size, which the page of a product that cannot be bought does not offer', () => {
  for (const text of products.map(textOf)) expect(text).not.toMatch(/tamanho que você escolher/);
});

test('texts about one kind of product do not appear on another kind', () => {
  for (const { productId, comentario } of seedReviews(192)) {
    const kind = kindOf.get(productId);
    if (kind === 'lens') expect(comentario).not.toMatch(/ponte|haste|largura|rosto|estojo/);
    if (kind === 'sunglasses') expect(comentario).not.toMatch(/receita|computador/);
  }
  for (const { productId, pergunta } of seedQuestions(192)) {
    const kind = kindOf.get(productId);
    if (kind === 'lens') expect(pergunta).not.toMatch(/haste|estojo/);
    if (kind !== 'frame') expect(pergunta).not.toMatch(/multifocal/);
  }
  for (const { productId, comentario } of machineReviews(machines))
    if (machines[productId - 1]?.categoria.startsWith('/cerca'))
      expect(comentario).not.toMatch(/manual|vídeo|peça de reposição/);
});

test('no text about lenses contradicts the buttons: frames with lenses take the prescription in the purchase', () => {
  const frames = products.filter(({ frameSpec }) => frameSpec.kind === 'frame');
  const alone = frames.filter(({ conjuntoLentes }) => conjuntoLentes === null);
  expect(alone).not.toHaveLength(0);
  for (const text of frames.map(textOf)) expect(text).not.toMatch(/receita depois da compra/);
  for (const product of frames)
    expect(/Pelo site, vai só a armação/.test(textOf(product))).toBe(alone.includes(product));
});

test('frames for children are recognisable by their name, and are not described for adults', () => {
  const children = products.filter(({ caracteristicas }) =>
    caracteristicas.some(({ itens }) => itens.some(({ valor }) => valor === 'Infantil')),
  );
  expect(children).not.toHaveLength(0);
  for (const product of children)
    expect(textOf(product)).not.toMatch(/escritório|trabalho|noite|delineado|jovem/);
  for (const product of products) expect(/Infantil/.test(product.nome)).toBe(children.includes(product));
});

test('SCOPE-19: no text promises a different warranty, or a weight that the technical sheet lacks', () => {
  const texts = [
    ...[...products, ...forja].map(textOf),
    ...[...brands, ...machineBrands].map(({ descricao }) => plainText(descricao)),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(
      /(dois|duas|três|cinco|dez|quinze|\d\d?) anos de garantia|garantia de (dois|três|cinco|\d)/,
    );
    expect(text).not.toMatch(/\d gramas/);
  }
});

test('SCOPE-19: no text makes medical or legally questionable claims', () => {
  const texts = [
    ...[...products, ...forja].map(textOf),
    ...[...brands, ...machineBrands].map(({ descricao }) => plainText(descricao)),
    JSON.stringify(personalizations),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/poucos dias|não afrouxam?|conforto nas telas|garantia estendida/i);
});

test('A25: lens options leave the strengths to the shop, which derives them; loose pairs name the same ones', () => {
  expect(JSON.stringify(personalizations)).not.toMatch(/\d graus/);
  expect(lensIndexes.map(({ texto }) => /^em geral (até|acima de) \d graus/.exec(texto)?.[0])).toEqual([
    'em geral até 2 graus',
    'em geral até 3 graus',
    'em geral até 4 graus',
    'em geral até 6 graus',
    'em geral acima de 6 graus',
  ]);
});

test('LENS-09: no lens is called thinner than its index makes it', () => {
  const claims = lensIndexes.flatMap(({ hundredths, texto }) => {
    const percent = /até (\d+)% mais fina/.exec(texto)?.[1];
    return percent ? [{ hundredths, percent: Number(percent) }] : [];
  });
  expect(claims).toHaveLength(3);
  for (const { hundredths, percent } of claims)
    expect(percent / 100).toBeLessThanOrEqual(1 - 50 / (hundredths - 100));
});

test('BRAND-07: the first sentence about each brand fits the index of brands, which cuts it after 140 characters', () => {
  for (const { descricao } of [...brands, ...machineBrands]) {
    const [sentence = ''] = plainText(descricao).split(/(?<=[.!?])\s/u, 1);
    expect(sentence.length).toBeLessThanOrEqual(140);
  }
});

/** @jest-environment node */
import { plainText } from '../../api/shapes/estrutura';
import { frameColours, lensColours } from '../images/palette';
import { instalments } from '../pricing';
import { brands } from './brands';
import { seedCombinations, seedLists } from './bundles';
import { categories, categoryAt } from './categories';
import { ean13, sku } from './codes';
import { colourFamilies, facetValues } from './facets';
import { landingPages } from './landing-pages';
import { personalizations } from './personalizations';
import { catalogueEntries } from './product-rows';

const entries = [...catalogueEntries(192)];
const products = entries.map((e) => e.product);
const having = (test: (p: (typeof products)[number]) => boolean) => products.filter(test).length;

test('the catalogue is deterministic, at any size', () => {
  expect([...catalogueEntries(192)]).toEqual(entries);
  expect([...catalogueEntries(300)].slice(0, 192).map((e) => e.product.slug)).toEqual(
    products.map((p) => p.slug),
  );
});

test('addresses, codes and ids are unique, even in a large catalogue', () => {
  const slugs = new Set<string>();
  const skus = new Set<string>();
  const ids = new Set<number | undefined>();
  let count = 0;
  for (const { product } of catalogueEntries(20_000)) {
    slugs.add(product.slug);
    skus.add(product.sku);
    ids.add(product.id);
    count += 1;
  }
  expect([count, slugs.size, skus.size, ids.size]).toEqual(Array(4).fill(20_000));
});

test('every case that the storefront handles differently occurs', () => {
  for (const status of ['disponivel', 'indisponivel', 'sobConsulta'])
    expect(having((p) => p.status === status)).toBeGreaterThan(2);
  for (const count of [0, 1, 4, 5, 9]) expect(having((p) => p.imagens === count)).toBeGreaterThan(2);
  for (const plan of ['sem-juros', 'misto', 'com-juros', 'desconto', 'vazio']) {
    expect(having((p) => p.plano === plan)).toBeGreaterThan(2);
  }
  for (const kind of ['frame', 'sunglasses', 'lens'])
    expect(having((p) => p.frameSpec.kind === kind)).toBeGreaterThan(10);
  expect(having((p) => p.estoque === 0)).toBeGreaterThan(2);
  expect(having((p) => p.estoque === 1 && p.status === 'disponivel')).toBeGreaterThan(2);
  expect(having((p) => p.precoDe > p.precoPor)).toBeGreaterThan(10);
  expect(having((p) => p.precoDe === p.precoPor && p.precoPor > 0)).toBeGreaterThan(10);
  expect(having((p) => p.precoDe === 0 && p.precoPor > 0)).toBeGreaterThan(10);
  expect(having((p) => p.video !== '')).toBeGreaterThan(0);
  expect(having((p) => p.conjuntoLentes !== null)).toBeGreaterThan(20);
  for (const seal of ['desconto', 'lancamento', 'ultima', 'polarizado', 'brasil'])
    expect(having((p) => p.selos.includes(seal))).toBeGreaterThan(1);
  for (const mark of ['&', "'", '"', 'ç', 'ã', 'é'])
    expect(having((p) => p.nome.includes(mark))).toBeGreaterThan(0);
  const sizes = entries.map((e) => e.sizes.length);
  for (const count of [0, 1, 3]) expect(sizes.filter((s) => s === count).length).toBeGreaterThan(5);
  const priced = entries.filter((e) => new Set(e.sizes.map((s) => s.precoPor)).size > 1);
  const partly = entries.filter(
    (e) => e.sizes.some((s) => s.estoque === 0) && e.sizes.some((s) => s.estoque > 0),
  );
  expect([priced.length > 50, partly.length > 10]).toEqual([true, true]);
});

test('CONST-09: no plan has interest on a single payment', () => {
  for (const plan of ['sem-juros', 'misto', 'com-juros', 'desconto'])
    for (const { parcelas, taxa } of instalments(35_900, plan))
      expect([plan, parcelas > 1 || taxa <= 0]).toEqual([plan, true]);
});

test('kits are open or closed, and combinations save a percentage or an amount', () => {
  expect(seedLists(entries).map(({ list, items }) => [list.tipo, items.length > 1])).toEqual([
    ['fechada', true],
    ['fechada', true],
    ['aberta', true],
  ]);
  const combinations = seedCombinations(entries);
  const kindOf = new Map(entries.map(({ product }) => [product.id, product.frameSpec.kind]));
  const pairs = combinations.map(({ productId, otherId }) => [kindOf.get(productId), kindOf.get(otherId)]);
  expect(pairs.filter((kinds) => kinds.includes('lens') && kinds.includes('sunglasses'))).toEqual([]);
  for (const kind of ['porcentagem', 'valor'] as const) {
    expect(combinations.filter(({ tipoDesconto }) => tipoDesconto === kind).length).toBeGreaterThan(5);
  }
});

test('lens options include restricted choices, a photo tab and a text tab', () => {
  const of = (tipo: string) => personalizations.filter(({ dados }) => dados.tipo === tipo);
  expect([of('checkbox').length, of('upload').length, of('text').length]).toEqual([5, 3, 2]);
  const restricting = of('checkbox').flatMap(({ dados }) =>
    dados.valores.filter(({ segmentacao }) => segmentacao.length > 0),
  );
  expect(restricting.length).toBeGreaterThan(5);
  const later = new Set(personalizations.flatMap(({ dados }) => dados.valores.map(({ id }) => id)));
  for (const { segmentacao } of restricting) {
    for (const { id, idPersonalizacao } of segmentacao) {
      expect([later.has(id), personalizations.some((p) => p.id === idPersonalizacao)]).toEqual([true, true]);
    }
  }
});

test('PDP-18: every frame has its measurements, as drawn, at positions 12 to 15', () => {
  for (const { caracteristicas, frameSpec } of products.filter((p) => p.frameSpec.kind !== 'lens')) {
    const [frontal, ponte, horizontal, vertical] = caracteristicas
      .flatMap(({ itens }) => itens)
      .slice(12, 16);
    expect([frontal?.label, ponte?.label, horizontal?.label, vertical?.label]).toEqual([
      'Frontal',
      'Ponte',
      'Horizontal',
      'Vertical',
    ]);
    expect([ponte?.valor, horizontal?.valor, vertical?.valor]).toEqual(
      [frameSpec.bridge, frameSpec.lensWidth, frameSpec.lensHeight].map((mm) => `${mm} mm`),
    );
  }
});

test('PDP-18, PDP-48: in every size chart each measurement differs between sizes, and one row matches the drawing', () => {
  const charts = entries.filter(({ product }) => product.tabelaMedida !== '');
  expect(charts.length).toBeGreaterThan(30);
  for (const { product, sizes } of charts) {
    const rows = [...(product.tabelaMedida ?? '').matchAll(/<tr><th>([^<]+)<\/th><td>(.+?)<\/td><\/tr>/g)];
    expect(rows.map(([, label]) => label)).toEqual(sizes.map(({ label }) => label));
    const cells = rows.map(([, , texts = '']) => texts.split('</td><td>'));
    for (const column of [0, 1, 2, 3, 4])
      expect(new Set(cells.map((row) => row[column])).size).toBe(sizes.length);
    const sheet = product.caracteristicas.flatMap(({ itens }) => itens).slice(12, 17);
    const drawn = cells.findIndex((row) => row.join() === sheet.map(({ valor }) => valor).join());
    expect(drawn).toBeGreaterThanOrEqual(0);
    // The product has the price of the size whose measurements are in its technical sheet.
    if (product.status !== 'sobConsulta') expect(sizes[drawn]?.precoPor).toBe(product.precoPor);
    const letters = sizes.filter(({ label }) => /^[PMG]$/.test(label));
    for (const { label } of letters) {
      const front = Number.parseInt(cells[sizes.findIndex((size) => size.label === label)]?.[0] ?? '', 10);
      expect(label).toBe(front < 130 ? 'P' : front < 140 ? 'M' : 'G');
    }
  }
});

test('a product without sizes has no size chart', () => {
  for (const { product, sizes } of entries) expect(product.tabelaMedida !== '').toBe(sizes.length > 1);
});

test('LIST-53, VARIANT-03: two campaigns have a custom layout and CSS, one of them with text and questions', () => {
  const black = landingPages.filter(({ layout }) => layout === 'black');
  expect(black.map(({ slug }) => slug)).toEqual(['black-friday', 'noite-preta']);
  for (const { codigoCss } of black) expect(codigoCss).toMatch(/\{[^}]+:[^}]+\}/);
  expect(black[1]?.descricao.match(/<h3>/g)).toHaveLength(3);
});

test('there are models in 1, 3, 4 and 8 colours', () => {
  const counts = new Map<number, number>();
  for (const { familiaId } of products) counts.set(familiaId, (counts.get(familiaId) ?? 0) + 1);
  for (const colours of [1, 3, 4, 8]) expect([...counts.values()]).toContain(colours);
});

test('prices range from R$ 149 to R$ 2.890', () => {
  const prices = entries
    .flatMap((e) => [e.product.precoPor, ...e.sizes.map((s) => s.precoPor)])
    .filter((p) => p > 0);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(14_900);
  expect(Math.max(...prices)).toBeLessThanOrEqual(289_000);
});

test('every frame has one of ten colour families and a size based on its front width', () => {
  const familyOf = new Map(
    Object.entries(colourFamilies).flatMap(([family, keys]) => keys.map((key) => [key, family])),
  );
  expect(Object.keys(colourFamilies)).toHaveLength(10);
  expect([...familyOf.keys()].sort()).toEqual(Object.keys(frameColours).sort());
  const labelOf = new Map(facetValues.map(({ id, label }) => [id, label]));
  for (const { product, sizes } of entries.filter((e) => e.product.frameSpec.kind !== 'lens')) {
    const { frameColour, frontWidth } = product.frameSpec;
    const labels = product.facetas.map((id) => labelOf.get(id));
    expect(labels).toContain(familyOf.get(frameColour));
    const size =
      frontWidth < 130 ? 'P (até 129 mm)' : frontWidth < 140 ? 'M (130 a 139 mm)' : 'G (140 mm ou mais)';
    if (sizes.length < 2) expect(labels.filter((label) => label?.includes(' mm'))).toEqual([size]);
    else expect(labels.some((label) => label?.includes(' mm'))).toBe(true);
  }
});

test('the displayed price and stock match the sizes', () => {
  for (const { product, sizes } of entries) {
    if (sizes.length === 0 || product.status === 'sobConsulta') continue;
    const inStock = sizes.filter((s) => s.estoque > 0);
    const offered = (inStock.length > 0 ? inStock : sizes).map(({ precoPor }) => precoPor);
    expect(offered).toContain(product.precoPor);
    expect(product.estoque).toBe(sizes.reduce((sum, s) => sum + s.estoque, 0));
  }
});

test('product codes have valid check digits', () => {
  for (const { ean } of products.filter((p) => p.ean !== '')) {
    const sum = [...ean].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
    expect([ean.length, sum % 10]).toEqual([13, 0]);
  }
  expect(ean13(1)).toBe('7890000000017');
  expect(sku('PF', 12, 3)).toMatch(/^PF00012C3-[\dX]$/);
});

test('long texts have more than 410 characters and differ between products', () => {
  const frames = products.filter((p) => p.frameSpec.kind !== 'lens');
  expect(having((p) => plainText(p.longa).length < 60)).toBeGreaterThan(0);
  for (const { curta, longa } of frames) {
    expect(plainText(longa).length).toBeGreaterThan(410);
    expect(plainText(curta).length).toBeLessThan(220);
  }
  expect(new Set(frames.map((p) => p.longa)).size).toBeGreaterThan(frames.length * 0.95);
});

test('every picture is specified with colours that the renderer knows', () => {
  for (const { frameSpec } of products) {
    expect(frameColours).toHaveProperty(frameSpec.frameColour);
    expect(frameColours).toHaveProperty(frameSpec.templeColour);
    if (frameSpec.lensColour) expect(lensColours).toHaveProperty(frameSpec.lensColour);
  }
});

test('unisex frames are also listed for women and men', () => {
  const { id: women } = categoryAt('/oculos-de-sol/feminino/quadrado');
  const { id: men } = categoryAt('/oculos-de-sol/masculino/quadrado');
  const { id: unisex } = categoryAt('/oculos-de-sol/unissex/quadrado');
  const listed = products.filter(({ categorias }) => categorias.includes(unisex));
  expect(listed.length).toBeGreaterThan(2);
  for (const category of [women, men])
    expect(listed.every(({ categorias }) => categorias.includes(category))).toBe(true);
  expect(listed.every(({ categorias }) => new Set(categorias).size === categorias.length)).toBe(true);
});

test('the category of a frame fits it: no cat-eye is only for men, and children’s frames have their own', () => {
  for (const { nome, categoryId } of products) {
    const path = categories.find(({ id }) => id === categoryId)?.path;
    expect(path).not.toMatch(/masculino.gatinho$/);
    expect([nome, /infantil/i.test(nome)]).toEqual([nome, path?.endsWith('/infantil')]);
  }
});

test('there are fourteen brands and a category tree of levels 2 to 4', () => {
  expect(brands).toHaveLength(14);
  expect(new Set(products.map((p) => p.brandId)).size).toBe(14);
  expect(new Set(categories.map((c) => c.nivel))).toEqual(new Set([2, 3, 4]));
  expect(new Set(categories.map((c) => c.id)).size).toBe(categories.length);
});

test('LIST-21: the colour family Tartaruga contains only tortoiseshell', () => {
  const patterns = colourFamilies.Tartaruga?.map((key) => frameColours[key]?.pattern);
  expect(new Set(patterns)).toEqual(new Set(['tortoise']));
});

test('A22: a round tortoiseshell frame for women in size P below R$ 400 is in stock', () => {
  const slugs = ['formato-redondo', 'cor-tartaruga', 'publico-feminino', 'tamanho-p'];
  const wanted = slugs.map((slug) => facetValues.find((value) => value.slug === slug)?.id ?? 0);
  const found = products.filter(
    ({ facetas, precoPor, status }) =>
      wanted.every((id) => facetas.includes(id)) && precoPor < 40_000 && status === 'disponivel',
  );
  expect(found.map(({ nome }) => nome)).toEqual(['Óculos de Grau Jacumã Buriti Tartaruga']);
});

test('A10: the first twelve optical frames are of different models, in at least six colours', () => {
  const first = products
    .filter(({ frameSpec }) => frameSpec.kind === 'frame')
    .sort((a, b) => (b.popularidade ?? 0) - (a.popularidade ?? 0))
    .slice(0, 12);
  expect(new Set(first.map(({ familiaId }) => familiaId)).size).toBe(12);
  expect(new Set(first.map(({ cor }) => cor)).size).toBeGreaterThanOrEqual(6);
});

test('A10: neighbouring models at the top of the lens listing differ in tone', () => {
  const lenses = products
    .filter(({ frameSpec }) => frameSpec.kind === 'lens')
    .sort((a, b) => (b.popularidade ?? 0) - (a.popularidade ?? 0));
  const models = lenses.filter(
    ({ familiaId }, at) => lenses.findIndex((lens) => lens.familiaId === familiaId) === at,
  );
  const tones = models.slice(0, 4).map(({ cor }) => cor);
  expect(tones.filter((tone, at) => tone === tones[at + 1])).toEqual([]);
});

test('LIST-21: no text or address contains the trademark of a shape, but searching for the trademark works', () => {
  const shown = JSON.stringify(products.map((product) => ({ ...product, buscaTexto: '' })));
  expect(shown).not.toMatch(/clubmaster/i);
  expect(having(({ buscaTexto }) => buscaTexto.includes('clubmaster'))).toBeGreaterThan(2);
});

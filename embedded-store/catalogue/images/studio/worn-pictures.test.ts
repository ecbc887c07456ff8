/** @jest-environment node */
import { cataloguePictures } from './catalogue-pictures';
import { headsFor, toneFor } from './worn-heads';
import { wornForms } from './worn-pictures';

const forms = wornForms();

test('every frame in the catalogue is worn in each of its colours', () => {
  const files = cataloguePictures().map(({ file }) => file);
  const worn = files.filter((file) => /^(?!lentes).*-0\.webp$/.test(file));
  const made = forms.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  expect(made.sort()).toEqual(worn.sort());
  expect(worn.length).toBeGreaterThan(150);
});

test('children’s frames, which are the narrowest, are on children’s heads', () => {
  const isChild = (form: (typeof forms)[number]) => headsFor.infantil?.includes(form.head);
  const fronts = forms.filter(isChild).map(({ spec }) => spec.frontWidth);
  expect(Math.max(...fronts)).toBeLessThanOrEqual(128);
  expect(forms.filter(({ spec }) => spec.frontWidth < 125).every(isChild)).toBe(true);
});

test('a frame that would hardly show on the skin of its head gets another skin tone', () => {
  const [light, dark] = headsFor.feminino ?? [];
  if (!light || !dark) throw new Error('Women have too few heads.');
  expect(toneFor(light, { frameColour: 'preto' })).toBe(light.tone);
  expect(toneFor(light, { frameColour: 'marfim' })).not.toBe(light.tone);
  expect(toneFor(dark, { frameColour: 'marfim' })).toBe(dark.tone);
  expect(toneFor(dark, { frameColour: 'tartaruga-escura' })).not.toBe(dark.tone);
});

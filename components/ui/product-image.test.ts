import { imageSources } from './product-image';

const none = { small: '', medium: '', big: '', zoom: '' };

test('DATA-11: the four sizes become a srcset, with the big one as src', () => {
  const files = { small: '/s.webp', medium: '/m.webp', big: '/b.webp', zoom: '/z.webp' };
  expect(imageSources(files)).toEqual({
    src: '/b.webp',
    srcSet: '/s.webp 160w, /m.webp 455w, /b.webp 910w, /z.webp 2000w',
  });
});

test('PDP-06: missing and duplicate sizes are left out', () => {
  expect(imageSources({ ...none, small: '/a.webp' })).toEqual({ src: '/a.webp', srcSet: undefined });
  expect(imageSources({ small: '/a.webp', medium: '/a.webp', big: '', zoom: '/z.webp' })).toEqual({
    src: '/a.webp',
    srcSet: '/a.webp 160w, /z.webp 2000w',
  });
});

test('DATA-11: a product without a picture returns null; a URL that would break the srcset is left out', () => {
  expect(imageSources(none)).toBeNull();
  expect(imageSources(null)).toBeNull();
  expect(imageSources({ ...none, medium: '/m.webp', big: '/b a,c.webp' })?.srcSet).toBeUndefined();
});

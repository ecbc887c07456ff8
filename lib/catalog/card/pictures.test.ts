import { imageUrl } from './pictures';

const arquivos = { small: 's', medium: '', big: 'b', zoom: 'z' };

test('PDP-06: the requested size is returned, otherwise another size, otherwise an empty string', () => {
  expect(imageUrl({ label: '', arquivos }, 'small')).toBe('s');
  expect(imageUrl({ label: '', arquivos }, 'medium')).toBe('b');
  expect(imageUrl({ label: '', arquivos: { ...arquivos, small: '', big: '', zoom: '' } }, 'big')).toBe('');
  expect(imageUrl(undefined, 'big')).toBe('');
});

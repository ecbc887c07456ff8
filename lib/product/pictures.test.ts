import { fileOf } from './pictures';

const arquivos = { small: 's', medium: '', big: 'b', zoom: 'z' };

test('PDP-06: the wanted size, else another one, else nothing', () => {
  expect(fileOf({ label: '', arquivos }, 'small')).toBe('s');
  expect(fileOf({ label: '', arquivos }, 'medium')).toBe('b');
  expect(fileOf({ label: '', arquivos: { ...arquivos, small: '', big: '', zoom: '' } }, 'big')).toBe('');
  expect(fileOf(undefined, 'big')).toBe('');
});

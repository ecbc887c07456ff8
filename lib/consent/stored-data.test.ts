import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchesStoredName, STORED_DATA } from './stored-data';

/** Source files of the shop, without tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const WRITES =
  /setCookie\(|createStoredList\(\{|(?:local|session)Storage\.setItem\(|caches\.open\(|indexedDB|document\.cookie =/g;

/** The names that the code stores in a browser. */
const WRITTEN = [
  'consentimento',
  'cep',
  'uf',
  'lens:1',
  'receita',
  'newsPopupShown',
  'recargas',
  'vistos-recentemente',
  'medidas-atuais',
  'favoritos',
  'comparar',
  'favoritos-a-salvar',
];

test('L9, L10: everything that the code stores in a browser is listed under its real name', () => {
  const texts = ['app', 'components', 'lib'].flatMap(sources);
  const writes = texts.flatMap((text) => text.match(WRITES) ?? []);
  expect(writes).toHaveLength(WRITTEN.length);
  for (const name of [...WRITTEN, 'PHPSESSID', 'offline-1'])
    expect(STORED_DATA.filter((entry) => matchesStoredName(entry, name))).toHaveLength(1);
});

test('L9, L10: what the scripts outside of the build store is listed, too', () => {
  const texts = ['public/offline/recover.js', 'public/sw.js'].map((file) => readFileSync(file, 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/const STORE = '([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(names).toHaveLength(2);
  for (const name of names)
    expect(STORED_DATA.filter((entry) => matchesStoredName(entry, String(name)))).toHaveLength(1);
});

test('L10: each entry has a purpose, a reason and a duration', () => {
  for (const { text, duration } of STORED_DATA) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(duration).not.toBe('');
  }
});

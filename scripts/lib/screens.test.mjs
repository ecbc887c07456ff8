/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './cli.mjs';
import { screenFiles, writeScreens } from './screens.mjs';

test('the screen registries match the folders in app/(shop)/[view] (npm run tools -- screens)', () => {
  for (const [file, text] of Object.entries(screenFiles()))
    expect([file, fs.readFileSync(path.join(ROOT, file), 'utf8')]).toEqual([file, text]);
});

describe('a tree with other folders', () => {
  let root;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'screens-'));
    fs.mkdirSync(path.join(root, 'lib/screens'), { recursive: true });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  function add(folder, ...files) {
    const place = path.join(root, 'app/(shop)/[view]', folder);
    fs.mkdirSync(place, { recursive: true });
    for (const file of files) fs.writeFileSync(path.join(place, file), '');
  }

  test('a page is registered by its route without groups, in its group’s table', () => {
    add('trocas/[pedido]', 'page.tsx', 'screen.ts');
    add('(platform)/store/[...address]', 'page.tsx', 'screen.ts', 'content.ts');
    const { 'lib/screens/screens.gen.ts': facts, 'lib/screens/content.gen.ts': content } = screenFiles(root);
    expect(facts).toMatch(/ADDRESS_SCREENS = \{\n {2}'\/trocas\/\[pedido\]': trocasPedido,\n\}/);
    expect(facts).toMatch(
      /PLATFORM_SCREENS = \{\n {2}'\/store\/\[\.\.\.address\]': platformStoreAddress,\n\}/,
    );
    expect(content).not.toContain('trocas');
    expect(content).toContain("'/store/[...address]': platformStoreAddress,");
  });

  test('files are written only if a folder was added or removed', () => {
    add('trocas', 'page.tsx', 'screen.ts');
    expect(writeScreens(root)).toHaveLength(2);
    expect(writeScreens(root)).toEqual([]);
  });

  test('a page without screen.ts is an error that names it', () => {
    add('trocas', 'page.tsx');
    expect(() => screenFiles(root)).toThrow(
      'app/(shop)/[view]/trocas/screen.ts is missing: every page needs one.',
    );
  });
});

/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');

/** The custom properties in the first block after `start`. */
function tokens(css: string, start: string): Record<string, string> {
  const [block = ''] = css.slice(css.indexOf(start) + start.length).split('}');
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

test('VARIANT-03: a dark campaign page uses the colours of the dark scheme', () => {
  const dark = tokens(read('styles/tokens.css'), '(prefers-color-scheme: dark)');
  const campaign = tokens(read('components/content/campaign/dark-scheme.module.css'), '.dark');
  // Overlays are outside the dark section, and its photos are only dimmed for shoppers who prefer the dark.
  const { '--color-overlay': _overlay, '--shadow-lg': _shadow, '--photo-filter': _filter, ...inside } = dark;
  expect(Object.keys(inside).length).toBeGreaterThan(10);
  expect(campaign).toEqual(inside);
});

import fs from 'node:fs';
import path from 'node:path';

const VIEWS = [
  ['reference', 'reference'],
  ['now', 'now'],
  ['picture', 'difference'],
];

/**
 * Writes what `compare` has found (`{ name, problem, reference?, now?, picture? }`) as a page with the pictures side by
 * side; what an earlier run left is removed. Returns the page's file.
 */
export function writeReport(folder, found) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const sections = found.map(({ name, problem, ...pictures }) => {
    const figures = VIEWS.filter(([key]) => pictures[key]).map(([key, label]) => {
      const file = `${name.replaceAll('/', '-').replace('.webp', '')}-${label}.webp`;
      fs.writeFileSync(path.join(folder, file), pictures[key]);
      return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
    });
    return `<section><h2>${name} ${problem}</h2><div>${figures.join('')}</div></section>`;
  });
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures that differ</title>
<style>
body { font: 0.9rem/1.5 system-ui; margin: 2rem; background: #eee; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
figure { margin: 0; } img { max-width: 100%; border: 1px solid #888; }
</style></head>
<body><h1>${found.length === 0 ? 'Every picture is as it was' : `${found.length} pictures differ`}</h1>
${sections.join('\n')}</body></html>
`,
  );
  return file;
}

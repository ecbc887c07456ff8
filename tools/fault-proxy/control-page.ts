import { FAULTS } from './faults';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const STYLE = `body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}
textarea{width:100%;box-sizing:border-box;font:14px/1.5 monospace;padding:.5rem}
button{font:inherit;padding:.6rem 1.2rem}code{font-size:.9em}[role=alert]{color:#a40000}`;

/** The page at which quality assurance reads and changes the faults: a form that works without script. */
export function controlPage(rules: readonly string[], calls: readonly string[], problem?: string) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faults of the platform</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>Faults of the platform</h1>
${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post"><p><label for="rules">Rules, one a line, the last one that fits wins</label></p>
<textarea id="rules" name="rules" rows="8" spellcheck="false">${escapeHtml(rules.join('\n'))}</textarea>
<p><button>Apply</button></p></form>
<p>A rule is <code>METHOD path=fault</code>, with * for anything: <code>GET url/product/listing/*=500</code>. Faults:
${Object.keys(FAULTS).join(', ')}, slow:&lt;milliseconds&gt;.</p>
<h2>Calls so far</h2>
${calls.length === 0 ? '<p>None yet.</p>' : `<ul>${calls.map((call) => `<li><code>${escapeHtml(call)}</code></li>`).join('')}</ul>`}
</main></body></html>`;
}

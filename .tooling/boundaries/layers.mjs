/*
 * The import rule as a table. An area may import itself and what `may` lists; everything else is refused
 * with `because`. The domains are the folders of components/ other than ui and layout.
 */

/** The area a project path belongs to: app, middleware, ui, layout, component:<domain>, lib:<name>, store ... */
function areaOf(file) {
  const [top, second] = file.split('/');
  if (file === 'middleware.ts' || file === 'middleware.test.ts') return 'middleware';
  if (top === 'app' || top === 'styles' || top === 'public' || top === 'e2e') return top;
  if (top === 'components') return second === 'ui' || second === 'layout' ? second : `component:${second}`;
  if (top === 'lib') return `lib:${second}`;
  if (top === 'embedded-store') return 'store';
  if (top === '.tooling') return 'tooling';
  return 'top';
}

const isComponent = (area) => area === 'ui' || area === 'layout' || area.startsWith('component:');
const isLib = (area) => area.startsWith('lib:');

const RULES = [
  {
    from: (area) => area === 'app' || area === 'middleware',
    // The middleware has no room of its own, so its tests live in app.
    may: (area) => ['app', 'middleware', 'styles'].includes(area) || isComponent(area) || isLib(area),
    because: 'routes and the middleware import app, components, lib and styles only',
  },
  {
    from: (area) => area === 'ui',
    may: (area, { isDomainLib }) => isLib(area) && !isDomainLib(area),
    because: 'components/ui knows no domain: it imports ui and domain-free lib only',
  },
  {
    from: (area) => area === 'layout',
    may: (area, { isDomainLib }) => area === 'ui' || (isLib(area) && !isDomainLib(area)),
    because: 'components/layout knows no domain: it imports layout, ui and domain-free lib only',
  },
  {
    from: (area) => area.startsWith('component:'),
    may: (area) => ['ui', 'layout', 'component:product'].includes(area) || isLib(area),
    because: "a domain's components import their own domain, product, ui, layout and lib only",
  },
  {
    from: isLib,
    may: isLib,
    because: 'lib imports lib only, never components, app or anything else above it',
  },
  {
    from: (area) => area === 'store',
    // The contract test reads the platform's answers with the storefront's own schemas.
    may: (_area, { typeOnly, target, file }) =>
      target.startsWith('lib/store-api/schemas/') &&
      (typeOnly || file.startsWith('embedded-store/testing/contract/')),
    because: 'embedded-store imports itself, and types of lib/store-api/schemas with `import type`',
  },
  {
    from: (area) => area === 'e2e',
    may: (area) => area === 'tooling',
    because: 'the browser tests see the shop through the browser: they import e2e and .tooling only',
  },
  {
    from: (area) => area === 'tooling' || area === 'top',
    may: () => false,
    because: 'tools and top-level configuration import no source of the shop',
  },
];

/**
 * Why `file` may not import `target`, or undefined when it may.
 * `domains` is the set of component domains; a lib folder of the same name belongs to that domain.
 */
export function layerProblem({ file, target, typeOnly, domains }) {
  const from = areaOf(file);
  const to = areaOf(target);
  if (from === to || (isLib(from) && isLib(to))) return undefined;
  const rule = RULES.find((candidate) => candidate.from(from));
  if (rule === undefined) return undefined;
  const isDomainLib = (area) => domains.has(area.slice('lib:'.length));
  return rule.may(to, { typeOnly, target, file, isDomainLib }) ? undefined : rule.because;
}

/** The domains among these project paths. */
export function domainsIn(files) {
  return new Set(
    [...files]
      .map(areaOf)
      .filter((area) => area.startsWith('component:'))
      .map((area) => area.slice('component:'.length)),
  );
}

import { formatTable } from '../scripts/lib/cli.mjs';

/**
 * Every tool: its purpose and its options, which `npm run tools -- <name> --help` prints, and its program if that
 * is not <name>/<name>.ts.
 * @type {Record<string, { file?: string, does: string, options?: [name: string, does: string][] }>}
 */
export const TOOLS = {
  audit: {
    file: 'packages/audit.ts',
    does: 'Compares the shipped packages with known advisories. Exits with 1 if an advisory is high or critical.',
  },
  bench: {
    does: 'Measures pages, clicks, navigations and the embedded store, compared with a static file and bare Next pages.',
    options: [
      ['--only=PART', 'pages, phone, presses, try-on, agents, costs or store'],
      [
        'FRAMEWORK_TUNING=NAME,NAME',
        'set before the command: builds with only these tunings, or with none (off)',
      ],
    ],
  },
  budgets: {
    file: 'bench/budgets.ts',
    does: 'Checks the byte budgets of the shop at BASE_URL in a browser.',
  },
  chaos: {
    does: 'Breaks every call of the platform in every way, or floods the shop.',
    options: [
      ['--calls=settings,url/home', 'breaks only these calls'],
      ['--faults=500,hang', 'breaks calls only in these ways'],
      ['--only=attacks', 'floods the shop instead, with the options below'],
      ['--attack=crowd,body,photo', 'only attacks whose names start with this'],
      ['--through=nginx', 'through nginx'],
    ],
  },
  cluster: {
    does: 'Starts nginx, two instances, Redis and the embedded store on this machine. Ctrl-C stops everything.',
  },
  conformance: {
    does: "Makes the shop's calls to a platform and lists what shoppers would miss.",
    options: [
      ['--api=URL', 'address of the platform, without /v2/front'],
      ['--token=TOKEN', 'App-Token of the platform'],
      ['--write', 'also fills a cart and posts forms'],
      ['--json', 'prints JSON'],
    ],
  },
  crawl: {
    does: 'Reads the shop at BASE_URL as a search engine does. Exit code 1 if something is wrong.',
    options: [
      ['--max=N --parallel=4', 'maximum number of pages in total, and at a time'],
      ['--views=5000 --validate=5000 --pictures=5000', 'samples of filtered pages, HTML and pictures'],
      ['--scripts=8', 'pages compared with and without JavaScript'],
      ['--report=FILE', 'writes the counts, or the differences, as JSON'],
      ['--compare=URL', 'compares another shop of the same platform instead; may be repeated'],
    ],
  },
  'face-bench': {
    file: '../lib/face-measure/bench/face-bench.ts',
    does: 'Renders heads of known size, and scores measurements of their photos. Needs Blender.',
    options: [
      ['render FOLDER [cards]', 'takes the photos, or only those with a card'],
      ['measure FOLDER RESULTS', "writes this package's results for the photos to a JSON file"],
      ['--card', 'measures by the bank card in the photo'],
      ['--chromium=FILE', "browser to use instead of Playwright's"],
      ['score FOLDER RESULTS', 'prints the accuracy of the results'],
    ],
  },
  faults: {
    does: 'Applies each patch of e2e/faults to a copy of the shop and runs the test that must catch it.',
    options: [
      ['--only=ID,ID', 'these faults'],
      ['--level=LEVEL', 'unit or browser'],
    ],
  },
  image: {
    does: 'Builds the container image with buildah, runs it, and compares its pages with those of npm start. Needs root.',
    options: [['--local-base', 'builds the base image with debootstrap instead of pulling it']],
  },
  load: {
    does: 'Stops the parts of a cluster one by one and deploys a new version, under load.',
    options: [['--rate=20 --seconds=10', 'requests per second, and the length of each outage']],
  },
  lock: {
    file: 'packages/lock.ts',
    does: 'Adds the binaries for other systems to package-lock.json. Run it after npm install.',
  },
  mutants: {
    does: 'Changes the code for money, prices, instalments, cart and limits, and lists changes that no unit test detects.',
    options: [['--only=AREA', 'money, prices, instalments, cart or limits']],
  },
  'new-storefront': {
    does: "Asks for a shop's name, seller and colours, and writes the file for STOREFRONT_FILE.",
    options: [['FILE', 'the file to write']],
  },
  pictures: {
    does: 'Compares screenshots of the key screens with the references in e2e/pictures.',
    options: [
      ['--update', 'writes the new references'],
      ['--only=NAME', 'the screens whose names match'],
    ],
  },
  requirements: {
    does: 'Lists every requirement with its tests.',
    options: [['LIST-31', 'one requirement']],
  },
  screens: {
    does: 'Updates the generated list of pages. A build does the same.',
  },
  soak: {
    does: 'Simulates visitors for half an hour while faults come and go.',
    options: [
      ['--minutes=30 --rate=75', 'length, and requests per second'],
      ['--seed=N', 'repeats the faults of a run'],
    ],
  },
  'try-on-accuracy': {
    does: 'Measures the try-on on rendered heads of known size. Needs Blender.',
    options: [
      ['--only=PART', 'cards or faces: heads with or without a card'],
      ['--fresh', 'renders the heads again'],
    ],
  },
  upgrade: {
    does: 'Tries another version of Next in a copy of the repository, and lists what would have to change.',
    options: [['VERSION', 'such as 16.5.0, or a tag such as canary']],
  },
  validate: {
    does: 'Checks the shop at BASE_URL with validators, axe and a virtual screen reader. Needs Java.',
    options: [
      ['--only=nu,csp,axe,reader', 'these checkers'],
      ['--short', 'six pages, as npm test does'],
    ],
  },
};

/** The program of a tool, relative to this folder. @param {string} name */
export const programOf = (name) => TOOLS[name]?.file ?? `${name}/${name}.ts`;

/** The options of a tool. @param {string} tool */
export const optionsOf = (tool) =>
  (TOOLS[tool]?.options ?? []).flatMap(([text]) =>
    [...text.matchAll(/--([\w-]+)(=?)/g)].map(([, name = '', value]) => ({ name, hasValue: value !== '' })),
  );

/** The help of one tool, or of all. @param {string} [name] */
export function helpFor(name = '') {
  const tool = TOOLS[name];
  const rows = tool ? (tool.options ?? []) : Object.entries(TOOLS).map(([own, { does }]) => [own, does]);
  const head = tool
    ? `npm run tools -- ${name}${rows.length > 0 ? ' [options]' : ''}\n${tool.does}`
    : 'npm run tools -- <name> [options]; <name> --help lists the options.';
  return `${head}\n\n${formatTable(rows).replaceAll(/^/gm, '  ')}`.trimEnd();
}

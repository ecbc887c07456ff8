import { z } from 'zod';
import { AGENT_PATHS } from './addresses';
import { nearestName } from './nearest-name';
import { CAPABILITIES, UCP_VERSION } from './version';

const LABEL = /^[a-z][a-z0-9_]*$/;
const FIRST_LABEL = /^[a-z][a-z0-9]*$/;

/**
 * Name of the eyewear extension, in the namespace of the shop's domain: `br.com.otica.eyewear`. Null if the domain
 * cannot be a namespace, for example an IP address.
 */
export function extensionName(siteUrl: string): string | null {
  const labels = new URL(siteUrl).hostname
    .replace(/^www\./, '')
    .split('.')
    .toReversed()
    .map((label) => label.replaceAll('-', '_'));
  const [first = '', ...rest] = labels;
  const isNamespace = FIRST_LABEL.test(first) && rest.every((label) => LABEL.test(label));
  return isNamespace ? [...labels, 'eyewear'].join('.') : null;
}

const shortText = z.string().trim().min(1).max(60);

const FILTERS = {
  shape: shortText
    .optional()
    .describe('Shape of the frame, as the shop names it: Redondo, Quadrado, Aviador'),
  colour: shortText.optional().describe('Colour, as the shop names it: Tartaruga, Preto'),
  material: shortText.optional().describe('Material, as the shop names it: Acetato, Metal'),
  size: shortText.optional().describe('Size, as the shop names it: P, M, G; only variants of it are listed'),
  face_width_mm: z
    .number()
    .min(100)
    .max(180)
    .optional()
    .describe(
      'Width of the face in millimetres; only variants that fit are listed, the nearest first, with metadata.fit',
    ),
};

/** Names of the eyewear filters. */
export const EYEWEAR_NAMES: readonly string[] = Object.keys(FILTERS);

const MAX_NAME = 60;

/** Message about unknown filter names, with the names that were probably meant. */
function unknownNames(names: readonly string[]): string {
  const wrong = names.slice(0, EYEWEAR_NAMES.length).map((name) => `"${name.slice(0, MAX_NAME)}"`);
  const near = new Set(names.flatMap((name) => nearestName(name, EYEWEAR_NAMES) ?? []));
  const meant = near.size === 0 ? '' : ` Did you mean ${[...near].join(', ')}?`;
  return `there is no ${wrong.join(', ')}.${meant} Filters of glasses are ${EYEWEAR_NAMES.join(', ')}.`;
}

/**
 * Eyewear filters, under the extension's name in `filters`, with the labels of the shop's filters. Any other
 * name is rejected: the namespace belongs to the shop, and silently ignoring a filter would mislead agents.
 */
export const eyewearFilters = z.strictObject(FILTERS, {
  error: (issue) => (issue.code === 'unrecognized_keys' ? unknownNames(issue.keys ?? []) : undefined),
});
export type EyewearFilters = z.output<typeof eyewearFilters>;

/** The extension in profiles; null if it has no name. */
export function extensionEntry(siteUrl: string) {
  const name = extensionName(siteUrl);
  if (name === null) return null;
  const address = `${siteUrl}${AGENT_PATHS.extension}`;
  const entry = { version: UCP_VERSION, spec: address, schema: address, extends: CAPABILITIES.search };
  return { name, entry };
}

/** JSON Schema of the extension, for agents that compose schemas. */
export function extensionSchema(siteUrl: string): object {
  const name = extensionName(siteUrl) ?? 'eyewear';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${siteUrl}${AGENT_PATHS.extension}`,
    name,
    title: 'Filters for glasses',
    description:
      'Filters for frames in catalog search, and the measurements of frames in product metadata. All of them combine with AND.',
    $defs: {
      [CAPABILITIES.search]: {
        type: 'object',
        properties: {
          filters: { type: 'object', properties: { [name]: z.toJSONSchema(eyewearFilters) } },
        },
      },
    },
  };
}

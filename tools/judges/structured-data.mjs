import Validator from '@adobe/structured-data-validator';
import { readPage } from '../crawl/parse.mjs';

const MAX_TEXT = 200;

/** Blocks by their type, as the validator takes them. */
function byType(blocks) {
  const types = {};
  for (const block of blocks) {
    const type = [block?.['@type'] ?? 'none'].flat()[0];
    types[type] = [...(types[type] ?? []), block];
  }
  return types;
}

const pathOf = (path) => path.map(({ property, type }) => property ?? type).join('.');

/** What Adobe's validator, which has Google's rules for rich results, says of a page's structured data. */
export async function judgeStructuredData(html, kind) {
  const read = readPage(html).structured;
  const broken = read.flatMap(({ problem }) =>
    problem ? [{ judge: 'data', kind, rule: 'unreadable', text: problem }] : [],
  );
  const jsonld = byType(read.flatMap(({ data }) => (data === undefined ? [] : [data].flat())));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return [
    ...broken,
    ...issues.map(({ issueMessage, severity, path, source = '' }) => ({
      judge: 'data',
      kind,
      rule: `${path.at(-1)?.type ?? pathOf(path)}: ${issueMessage}`,
      text: `${severity}: ${pathOf(path)} ${source.slice(0, MAX_TEXT)}`,
    })),
  ];
}

import { book } from './checks.mjs';
import { feedProblems } from './feed-rules.mjs';
import { structuredDataProblems } from './json-ld-rules.mjs';
import { isIndexable, kindOf, pageProblems, shared } from './page-rules.mjs';
import { platformCatalogue } from './platform.mjs';
import { productFacts, productProblems } from './product-rules.mjs';
import { reader, told } from './reader.mjs';
import { disallowedBy } from './robots.mjs';
import { checkSitemaps } from './sitemaps.mjs';
import { pictureProblems } from './social-pictures.mjs';
import { validityProblems } from './validity.mjs';
import { walk } from './walk.mjs';
import { feedItems } from './xml.mjs';

async function feedOf(base, { read, note }) {
  const address = `${base}/feed/google.xml`;
  const answer = await read(address);
  if (answer.status !== 200) note('feed', address, told(answer));
  const items = feedItems(answer.text());
  for (const { link, problem } of feedProblems(items)) note('feed', link, problem);
  return new Map(items.map((item) => [item.get('link')?.[0], item]));
}

const MAX_PLATFORM_LINKS = 200;

const socialPictures = ({ tags }) => [
  ...new Set(['og:image', 'twitter:image'].flatMap((name) => tags.get(name) ?? [])),
];

/**
 * Judges each page when it comes, its HTML for at most `each` pages of a kind, so that a few may stand for all.
 * `judged` counts those by kind.
 */
function judge({ origin, feed, platform, each, outside }) {
  const judged = new Map();
  async function visited({ address, html, page, note }) {
    for (const problem of pageProblems(page, address)) note('head', problem);
    for (const problem of structuredDataProblems(page.structured, origin)) note('structured', problem);
    outside.collect(page, address);
    const facts = productFacts(page);
    if (facts !== null) {
      const own = platform?.products.get(new URL(address).pathname);
      for (const problem of productProblems(facts, feed.get(address), own)) note('products', problem);
    }
    const kind = kindOf(page, address);
    const count = judged.get(kind) ?? 0;
    if (count < each) {
      judged.set(kind, count + 1);
      for (const problem of await validityProblems(html)) note('markup', problem);
    }
    return {
      address,
      title: page.titles[0] ?? '',
      description: page.tags.get('description')?.[0] ?? '',
      pictures: socialPictures(page),
      indexable: isIndexable(page),
      isProduct: facts !== null,
    };
  }
  return { judged, visited };
}

/** Links to the platform's own site, such as its checkout: not walked, but none may lead nowhere. */
function platformLinks(origin) {
  const links = new Map();
  function collect(page, address) {
    for (const link of page.links) {
      const url = URL.canParse(link, address) ? new URL(link, address) : null;
      if (url?.origin === origin && links.size < MAX_PLATFORM_LINKS && !links.has(url.href))
        links.set(url.href, address);
    }
  }
  async function check({ read, note }) {
    for (const [link, source] of links) {
      const answer = await read(link);
      if (answer.status === 0 || answer.status >= 400)
        note('links', link, `${told(answer)} (linked from ${source})`);
    }
  }
  return { collect, check, links };
}

function checkUnique(pages, note) {
  for (const what of ['title', 'description']) {
    for (const [text, members] of shared(pages, (page) => page[what])) {
      const [first, second] = members;
      note(
        'unique',
        first.address,
        `${what} shared by ${members.length} pages, among them ${second.address}: ${text}`,
      );
    }
  }
}

function checkCatalogue(known, { base, platform, note }) {
  for (const path of [...platform.paths, ...platform.products.keys()]) {
    const address = new URL(path, base).href;
    if (!known.has(address))
      note('catalogue', address, 'is in the platform’s catalogue, but no link leads to it');
  }
}

async function checkPictures(pages, { read, note, limit }) {
  const users = new Map();
  for (const { address, pictures } of pages)
    for (const picture of pictures) if (!users.has(picture)) users.set(picture, address);
  const chosen = [...users].slice(0, limit);
  for (const [picture, address] of chosen) {
    for (const problem of await pictureProblems(picture, read))
      note('pictures', address, `${picture} ${problem}`);
  }
  return `${chosen.length} of ${users.size}`;
}

const total = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Walks the shop at `base` and makes every check of CHECKS.
 * @param {object} options `site`: public origin the shop speaks of; `lanes`, `max`, `views`: addresses at a time, in all,
 *   and views of listings among them;
 *   `validate`, `pictures`: how many pages of each kind and how many social pictures are judged; `platform`:
 *   `{ api, token }` of the platform behind the shop, whose own word then counts
 * @returns findings, the keys of checks that could not be made, and figures as `[what, count]`
 */
export async function crawlShop({ base, site, lanes, max, views, validate, pictures, platform }) {
  const { origin } = new URL(base);
  const { findings, note } = book();
  const read = reader({ site, base: origin });
  const robots = await read(`${base}/robots.txt`);
  if (robots.status !== 200) note('links', `${base}/robots.txt`, told(robots));
  const feed = await feedOf(base, { read, note });
  const own = platform && (await platformCatalogue(platform));

  const outside = platformLinks(platform && new URL(platform.api).origin);
  const { judged, visited } = judge({ origin, feed, platform: own, each: validate, outside });
  const disallowed = disallowedBy(robots.text());
  const walked = walk({ origin, read, disallowed, lanes, max, views, note, visited });
  await walked.from([`${origin}/`], '');
  const linked = walked.known.size;
  if (own) checkCatalogue(walked.known, { base, platform: own, note });
  const addresses = await checkSitemaps(walked, { base, read, note });
  if (walked.isCut()) note('links', base, `has more than ${max} addresses: the rest was not looked at`);

  await outside.check({ read, note });

  const pages = [...walked.pages.values()];
  const indexable = pages.filter((page) => page.indexable);
  checkUnique(indexable, note);
  for (const link of feed.keys()) {
    if (!walked.pages.get(link)?.isProduct) note('products', link, 'is in the feed, but is no product page');
  }
  const seen = await checkPictures(indexable, { read, note, limit: pictures });
  return {
    findings,
    skipped: own ? [] : ['catalogue'],
    figures: [
      ['addresses that links lead to', linked],
      ['views of listings passed by', walked.passedBy()],
      ['pages', pages.length],
      ['of them for search engines', indexable.length],
      ['products', pages.filter(({ isProduct }) => isProduct).length],
      ['addresses in sitemaps', addresses.length],
      ['products in the feed', feed.size],
      ['pages whose HTML was validated', total(judged)],
      ['social pictures looked at', seen],
      ...(own
        ? [
            ['paths and products of the platform', own.paths.size + own.products.size],
            ['links to the platform’s own site', outside.links.size],
          ]
        : []),
    ],
  };
}

const STORED = "export const dynamic = 'force-static';";
const RENDERED = "export const dynamic = 'force-dynamic';";

/** Loader of the bundler: makes a page that Next would store one that it renders for each request. */
module.exports = function renderEachTime(source) {
  return source.replace(STORED, RENDERED);
};

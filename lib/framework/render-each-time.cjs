const STORED = "export const dynamic = 'force-static';";
const RENDERED = "export const dynamic = 'force-dynamic';";

/** Loader for the bundler: turns a page that Next would store into one that Next renders for each request. */
module.exports = function renderEachTime(source) {
  return source.replace(STORED, RENDERED);
};

const { readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = `next${path.sep}dist${path.sep}`;

/** Loader of the bundler: gives a module of Next the text of its namesake in `replacements`. */
module.exports = function replaceModule() {
  const { resourcePath } = this;
  const name = resourcePath.slice(resourcePath.lastIndexOf(FOLDER) + FOLDER.length);
  const file = path.join(__dirname, 'replacements', name.replace(/\.js$/, '.mjs').replaceAll(path.sep, '.'));
  this.addDependency(file);
  return readFileSync(file, 'utf8');
};

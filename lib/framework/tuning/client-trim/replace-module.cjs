const { readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = `next${path.sep}dist${path.sep}`;

/**
 * Loader for the bundler: replaces the text of a Next module with that of the file of the same name in
 * `replacements`.
 */
module.exports = function replaceModule() {
  const { resourcePath } = this;
  const name = resourcePath.slice(resourcePath.lastIndexOf(FOLDER) + FOLDER.length);
  const file = path.join(__dirname, 'replacements', name.replace(/\.js$/, '.mjs').replaceAll(path.sep, '.'));
  this.addDependency(file);
  return readFileSync(file, 'utf8');
};

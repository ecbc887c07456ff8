/* Preloaded into a shop (`node --require`) to simulate another version of Next. NEXT_CHANGE is JSON: in every file loaded
   from `folder`, `to` replaces `from`. Next is in next/dist, and its bundled parts are in .next/server. */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const { folder, from, to } = JSON.parse(process.env.NEXT_CHANGE);
const part = path.sep + folder.split('/').join(path.sep) + path.sep;

const load = Module._extensions['.js'];
Module._extensions['.js'] = function loadChanged(module, file) {
  const text = file.includes(part) ? readFileSync(file, 'utf8') : '';
  if (!text.includes(from)) return load(module, file);
  module._compile(text.replaceAll(from, to), file);
};

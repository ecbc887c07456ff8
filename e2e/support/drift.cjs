/*
 * Preloaded into a shop (`node --require`) as if it ran on a Next that does one thing in another way: DRIFT is JSON, and
 * in what is loaded from `folder` `to` takes the place of `from`. Next is in next/dist, and what a build took of it in .next/server.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const { folder, from, to } = JSON.parse(process.env.DRIFT);
const part = path.sep + folder.split('/').join(path.sep) + path.sep;

const load = Module._extensions['.js'];
Module._extensions['.js'] = function loadDrifted(module, file) {
  const text = file.includes(part) ? readFileSync(file, 'utf8') : '';
  if (!text.includes(from)) return load(module, file);
  module._compile(text.replaceAll(from, to), file);
};

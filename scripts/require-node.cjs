/*
 * Every npm script loads this first. It rejects an old Node.js with a clear message; otherwise the scripts'
 * own imports would fail there before their first line runs. Use only syntax that every Node.js version can
 * parse.
 */
'use strict';

// biome-ignore lint/style/useNodejsImportProtocol: an old Node.js does not know node:
var fs = require('fs');
// biome-ignore lint/style/useNodejsImportProtocol: as above
var path = require('path');

var engines = JSON.parse(fs.readFileSync(path.join(__dirname, '..', 'package.json'), 'utf8')).engines;

/**
 * Whether a version such as v20.19.0 satisfies a requirement such as >=20.19.0.
 * @param {string} version
 * @param {string} range
 */
function isNewEnough(version, range) {
  var own = version.replace('v', '').split('.').map(Number);
  var least = range.replace('>=', '').split('.').map(Number);
  var index = 0;
  while (index < least.length && own[index] === least[index]) index += 1;
  return index === least.length || (own[index] || 0) > (least[index] || 0);
}

if (!isNewEnough(process.version, engines.node)) {
  process.stderr.write(
    'Node.js ' +
      engines.node.replace('>=', '').replace(/\.0$/, '') +
      ' or newer is needed, but this is ' +
      process.version.replace('v', '') +
      ': install one from https://nodejs.org, or run nvm install 24.\n',
  );
  process.exit(1);
}

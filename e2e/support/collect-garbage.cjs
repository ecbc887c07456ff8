/*
 * Loaded into a shop with NODE_OPTIONS=--require: SIGUSR2 collects its garbage, which it would do by itself when it has
 * been idle for a minute or two.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

// NODE_OPTIONS takes the flag from Node 22 on.
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

process.on('SIGUSR2', () => collect());

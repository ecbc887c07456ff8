/*
 * Loaded into a shop with NODE_OPTIONS=--require: SIGUSR2 collects garbage, which the shop would do itself after a
 * minute or two of idle time.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

// NODE_OPTIONS accepts the flag from Node 22 on.
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

process.on('SIGUSR2', () => collect());

import v8 from 'node:v8';
import vm from 'node:vm';
import { parseJson } from './json';

const MEGABYTE = 1024 ** 2;

function usedHeap(): number {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('C4: keys that could reach an object’s prototype are dropped, in any spelling', () => {
  expect(parseJson('{"a":{"__proto__":{"b":1},"c":2}}')).toEqual({ a: { c: 2 } });
  expect(parseJson('{"\\u005f_proto__":{"b":1},"c":2}')).toEqual({ c: 2 });
});

test('R3: the error for an invalid response does not retain the response', () => {
  const before = usedHeap();
  const errors = Array.from({ length: 20 }, (_, index) => {
    try {
      return parseJson(`{"nome":"${String(index).padEnd(MEGABYTE, 'x')}`);
    } catch (error) {
      return error;
    }
  });
  expect(usedHeap() - before).toBeLessThan(MEGABYTE);
  expect(errors.every((error) => error instanceof SyntaxError)).toBe(true);
});

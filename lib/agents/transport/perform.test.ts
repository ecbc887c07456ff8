/** @jest-environment node */
import { waitForTurn } from './perform';

test('other work runs between two agent calls', async () => {
  const order: string[] = [];
  const started = (name: string) => waitForTurn().then(() => order.push(name));
  const agents = [started('first agent'), started('second agent'), started('third agent')];
  setImmediate(() => {
    order.push('shopper');
    setImmediate(() => order.push('another shopper'));
  });
  await Promise.all(agents);
  await started('late agent');
  expect(order).toEqual([
    'first agent',
    'shopper',
    'second agent',
    'another shopper',
    'third agent',
    'late agent',
  ]);
});

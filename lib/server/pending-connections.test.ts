/** @jest-environment node */
import { afterConnections, countConnection } from './pending-connections';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs turns of the event loop, each with a new connection. */
async function acceptConnections(count: number) {
  for (let connections = 0; connections < count; connections += 1) {
    await turn();
    countConnection();
  }
}

test('R3: heavy work starts after a turn of the event loop without new connections', async () => {
  const begin = jest.fn();
  afterConnections(begin);
  await acceptConnections(200);
  expect(begin).not.toHaveBeenCalled();
  await turn();
  await turn();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('R3: an endless series of connections does not prevent heavy work', async () => {
  const begin = jest.fn();
  afterConnections(begin);
  await acceptConnections(300);
  expect(begin).toHaveBeenCalledTimes(1);
});

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

test('R3: heavy work begins when a turn of the event loop has brought no connection', async () => {
  const begin = jest.fn();
  afterConnections(begin);
  await acceptConnections(200);
  expect(begin).not.toHaveBeenCalled();
  await turn();
  await turn();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('R3: connections without end do not keep it from beginning', async () => {
  const begin = jest.fn();
  afterConnections(begin);
  await acceptConnections(300);
  expect(begin).toHaveBeenCalledTimes(1);
});

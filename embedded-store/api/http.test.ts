/** @jest-environment node */
import { Hono } from 'hono';
import { limitBodies } from './http';

const PART = new Uint8Array(1_000_000);

/** Sends a body in parts of a megabyte without announcing its length. */
async function send(parts: number) {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 1;
      controller.enqueue(PART);
      if (read === parts) controller.close();
    },
  });
  const store = new Hono()
    .use(limitBodies)
    .post('/', async (c) => c.text(String((await c.req.text()).length)));
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const response = await store.request(new Request('http://store/', init));
  return { status: response.status, text: await response.text(), read };
}

test('a body of unknown length is read up to the limit only', async () => {
  const { status, read } = await send(100);
  expect(status).toBe(413);
  expect(read).toBeLessThan(20);
});

test('a body within the limit arrives whole', async () => {
  expect(await send(10)).toMatchObject({ status: 200, text: '10000000' });
});

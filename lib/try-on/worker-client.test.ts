/** @jest-environment jsdom */

import { measureFace, stopWorker } from './worker-client';

/** A worker that answers at once that there is no face. */
class InstantWorker extends EventTarget {
  terminate() {}
  postMessage(_request: object, transfer: Transferable[]) {
    const port = transfer.at(-1) as unknown as { answer: (data: object) => void };
    port.answer({ result: null });
  }
}

/** The channel to it, without the threads of the real one. */
class InstantChannel {
  port1 = { onmessage: (_: object) => undefined, close: () => undefined };
  port2 = { answer: (data: object) => queueMicrotask(() => void this.port1.onmessage({ data })) };
}

beforeEach(() => {
  Object.assign(globalThis, { Worker: InstantWorker, MessageChannel: InstantChannel });
});
afterEach(stopWorker);

test('TRY-08: answered pictures of the camera leave nothing behind', async () => {
  const listen = jest.spyOn(AbortSignal.prototype, 'addEventListener');
  for (let picture = 0; picture < 20; picture++)
    expect(await measureFace({} as ImageBitmap, { isVideo: true })).toBeNull();
  const left = listen.mock.calls.filter(([, , options]) => {
    return typeof options !== 'object' || options.signal?.aborted !== true;
  });
  expect(left).toEqual([]);
});

import { act, renderHook } from '@testing-library/react';
import { useLazyModule } from './lazy-loading';
import { emulateModalDialogs } from './testing';

const MODULE = { Drawer: () => null };

test('HEAD-13: a module is imported on demand, and only once', async () => {
  const load = jest.fn(async () => MODULE);
  const { result, rerender } = renderHook(({ wanted }) => useLazyModule(load, wanted, jest.fn()), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe(MODULE);
  await act(async () => rerender({ wanted: false }));
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe(MODULE);
  expect(load).toHaveBeenCalledTimes(1);
});

test('HEAD-13: a failed import is reported and retried on the next request', async () => {
  emulateModalDialogs();
  document.body.innerHTML = '<dialog id="waiting-panel" open></dialog>';
  let online = false;
  const load = jest.fn(() => (online ? Promise.resolve(MODULE) : Promise.reject(new Error('offline'))));
  const onUnavailable = jest.fn();
  const { result, rerender } = renderHook(({ wanted }) => useLazyModule(load, wanted, onUnavailable), {
    initialProps: { wanted: false },
  });
  await act(async () => rerender({ wanted: true }));
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')).toHaveProperty('open', false);
  expect(result.current).toBeNull();
  online = true;
  await act(async () => rerender({ wanted: false }));
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe(MODULE);
});

test('A31: a failed import leaves a message about the lost connection open', async () => {
  emulateModalDialogs();
  document.body.innerHTML = '<dialog id="waiting-panel" data-told open></dialog>';
  const load = () => Promise.reject(new Error('offline'));
  await act(async () => renderHook(() => useLazyModule(load, true, jest.fn())));
  expect(document.querySelector('dialog')).toHaveProperty('open', true);
});

test('A31: a module that is still wanted is imported once the connection returns', async () => {
  let online = false;
  const load = jest.fn(() => (online ? Promise.resolve(MODULE) : Promise.reject(new Error('offline'))));
  const { result, rerender } = renderHook(({ wanted }) => useLazyModule(load, wanted, jest.fn()), {
    initialProps: { wanted: false },
  });
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBeNull();
  online = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(MODULE);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});

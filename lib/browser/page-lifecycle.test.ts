/** @jest-environment jsdom */
import { onPageRestored, runWhilePageShown } from './page-lifecycle';

function dispatch(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('T7: a listener learns that the page was restored, but not that it has loaded, until it stops', () => {
  const listener = jest.fn();
  const stop = onPageRestored(listener);
  dispatch('pageshow', false);
  expect(listener).not.toHaveBeenCalled();
  dispatch('pageshow', true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  dispatch('pageshow', true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('T7: an effect ends when the page is left and restarts when the browser restores it', () => {
  const events: string[] = [];
  const stop = runWhilePageShown(() => {
    events.push('begin');
    return () => events.push('end');
  });
  // The event also fires for a page that has just been loaded.
  dispatch('pageshow', false);
  expect(events).toEqual(['begin']);
  dispatch('pagehide', true);
  expect(events).toEqual(['begin', 'end']);
  dispatch('pageshow', true);
  expect(events).toEqual(['begin', 'end', 'begin']);
  stop();
  dispatch('pagehide', true);
  dispatch('pageshow', true);
  expect(events).toEqual(['begin', 'end', 'begin', 'end']);
});

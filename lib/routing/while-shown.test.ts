/** @jest-environment jsdom */
import { whileShown } from './while-shown';

function turn(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('T7: ends when the page is left, begins anew when it is brought back as it was', () => {
  const told: string[] = [];
  const stop = whileShown(() => {
    told.push('begin');
    return () => told.push('end');
  });
  // A page that has just been loaded is shown too.
  turn('pageshow', false);
  expect(told).toEqual(['begin']);
  turn('pagehide', true);
  expect(told).toEqual(['begin', 'end']);
  turn('pageshow', true);
  expect(told).toEqual(['begin', 'end', 'begin']);
  stop();
  turn('pagehide', true);
  turn('pageshow', true);
  expect(told).toEqual(['begin', 'end', 'begin', 'end']);
});

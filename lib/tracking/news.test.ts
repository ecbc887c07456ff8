import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { takeOver } from '@/lib/consent/consent-store';
import { createNews } from './news';

afterEach(() => takeOver(null));

test('TRACK-11: what is pressed while the measuring script is on the way is told to it, once and in order', () => {
  takeOver(ACCEPTED);
  const { on, tell } = createNews<string>();
  tell('first');
  tell('second');
  const [early, late] = [jest.fn(), jest.fn()];
  on(early);
  tell('third');
  on(late);
  expect(early.mock.calls).toEqual([['first'], ['second'], ['third']]);
  expect(late).not.toHaveBeenCalled();
});

test('TRACK-11, L10: what is done before consent or after a refusal waits for nobody', () => {
  const { on, tell } = createNews<string>();
  tell('unasked');
  takeOver(REFUSED);
  tell('refused');
  takeOver({ ...REFUSED, marketing: true });
  tell('marketing alone');
  takeOver(ACCEPTED);
  const listener = jest.fn();
  on(listener);
  expect(listener).not.toHaveBeenCalled();
});

test('TRACK-11: who has stopped listening hears nothing, and a script that never comes fills no memory', () => {
  takeOver(ACCEPTED);
  const { on, tell } = createNews<number>();
  const gone = jest.fn();
  on(gone)();
  for (let press = 0; press < 100; press += 1) tell(press);
  const listener = jest.fn();
  on(listener);
  expect(gone).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(20);
});

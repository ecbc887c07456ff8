/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createEmitter, createStore, useStore } from './store';

test('emit calls every subscriber until it unsubscribes, and returns whether there was one', () => {
  const numbers = createEmitter<number>();
  expect(numbers.emit(0)).toBe(false);
  const first = jest.fn();
  const second = jest.fn();
  const unsubscribe = numbers.subscribe(first);
  numbers.subscribe(second);
  numbers.emit(1);
  unsubscribe();
  unsubscribe();
  expect(numbers.emit(2)).toBe(true);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

test('a store keeps its value and notifies subscribers of each new value', () => {
  const store = createStore('a');
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('b');
  expect(store.get()).toBe('b');
  expect(listener.mock.calls).toEqual([['b']]);
});

test('useStore renders again only if the selected value changes', () => {
  const store = createStore({ open: false, count: 0 });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useStore(store, ({ open }) => open);
  });
  act(() => store.set({ open: false, count: 1 }));
  expect([result.current, renders]).toEqual([false, 1]);
  act(() => store.set({ open: true, count: 1 }));
  expect([result.current, renders]).toEqual([true, 2]);
});

const name = createStore('initial');
const Name = () => useStore(name);

test('the server renders the initial value, whatever the store’s current value is', () => {
  name.set('of another visitor');
  expect(renderToString(createElement(Name))).toBe('initial');
});

import { act, render, screen } from '@testing-library/react';
import { fakeGateway } from '@/lib/forms/testing';
import { LazyTestimonials } from './reviews-on-demand';

let enterViewport: () => void = () => undefined;

beforeEach(() => {
  class FakeObserver {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      enterViewport = () => listener([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

test('PDP-30, REVIEW-04: testimonials are requested only near the viewport', async () => {
  const calls = fakeGateway(() => ({
    body: {
      notice: '',
      store_reviews: [{ id: '1', text: 'Atendimento ótimo', author: 'Rui', date: '', rate: 5 }],
    },
  }));
  render(<LazyTestimonials />);
  expect(calls).toEqual([]);
  await act(async () => enterViewport());
  expect(
    await screen.findByRole('heading', { name: 'Depoimentos de clientes' }, { timeout: 4_000 }),
  ).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['reviews/store']);
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
// On a busy machine, loading it takes longer than a test waits.
import '@/components/ui/carousel-slider';
import { emulateViewport, layOutRow } from '@/components/ui/testing';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { BannerSlider } from './banner-slider';
import { bannersOf, STORE } from './testing';

let toWire: Encode;

let still = false;
let enterViewport: () => void;

beforeEach(() => {
  still = false;
  enterViewport = emulateViewport();
  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduced-motion') && still,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as Partial<MediaQueryList> as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

describe.each(PLATFORM_VARIANTS)('main banner, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  /** jsdom has no layout, so the track gets a width of 1000 px. */
  function slider(count: number) {
    render(<BannerSlider banners={bannersOf(count, toWire)} />);
    const stage = screen.getByRole('region', { name: 'Campanhas' });
    const track = within(stage).getByRole('list');
    layOutRow(track, 1_000);
    act(() => enterViewport());
    return { stage, track };
  }
  /** Moves the pointer over the banner, or away from it. */
  function movePointer(track: HTMLElement, type: 'pointerenter' | 'pointerleave') {
    const event = Object.assign(new Event(type), { pointerType: 'mouse' });
    track.parentElement?.dispatchEvent(event);
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('HOME-02, HOME-04: each banner is a slide; its picture changes at 720 px and has the specified size', () => {
    const { stage } = slider(3);
    expect(within(stage).getAllByRole('listitem')).toHaveLength(3);
    const [image] = within(stage).getAllByRole('img');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('height', '400');
    const source = stage.querySelector('source');
    expect(source).toHaveAttribute('media', '(width <= 720px)');
    expect(source).toHaveAttribute('width', '720');
    expect(source).toHaveAttribute('height', '550');
    expect(source).toHaveAttribute('srcset', `${STORE}/m1.webp`);
    expect(within(stage).getAllByRole('link')[0]).toHaveAttribute('href', '/c/x1');
  });

  test('HOME-02, HOME-25: each slide shows the line of its banner, in the link to its campaign', () => {
    const { stage } = slider(3);
    const links = within(stage).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Título 1', '/c/x1'],
      ['Título 2', '/c/x2'],
      ['Título 3', '/c/x3'],
    ]);
  });

  test('HOME-03, CONST-18: slides advance every six seconds, and the first follows the last', async () => {
    jest.useFakeTimers();
    const { track } = slider(2);
    await pass(0);
    await pass(5_900);
    expect(track.scrollLeft).toBe(0);
    await pass(800);
    expect(track.scrollLeft).toBe(1_000);
    await pass(6_000);
    expect(track.scrollLeft).toBe(0);
  });

  test('HOME-03, A28: the pause button stops the slides, and starts them again', async () => {
    jest.useFakeTimers();
    const { track } = slider(2);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar as campanhas' }));
    await pass(20_000);
    expect(track.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Passar as campanhas' }));
    await pass(6_700);
    expect(track.scrollLeft).toBe(1_000);
  });

  test('HOME-03: the slides pause under the pointer and on focus, and stop once the shopper changes the slide', async () => {
    jest.useFakeTimers();
    const { track } = slider(3);
    await pass(0);
    movePointer(track, 'pointerenter');
    await pass(12_000);
    expect(track.scrollLeft).toBe(0);
    movePointer(track, 'pointerleave');
    fireEvent.focusIn(track);
    await pass(12_000);
    expect(track.scrollLeft).toBe(0);
    fireEvent.focusOut(track);
    fireEvent.click(screen.getByRole('button', { name: 'Campanha 3 de 3' }));
    await pass(600);
    expect(track.scrollLeft).toBe(2_000);
    expect(screen.getByRole('button', { name: 'Campanha 3 de 3' })).toHaveAttribute('aria-current', 'true');
    await pass(12_000);
    expect(track.scrollLeft).toBe(2_000);
  });

  test('HOME-03: the slides pause while a dialog or popover is open, but not while a text is expanded', async () => {
    jest.useFakeTimers();
    const { track } = slider(3);
    await pass(0);
    const toggle = (tag: string, newState: string) => {
      const target = document.body.appendChild(document.createElement(tag));
      fireEvent(target, Object.assign(new Event('toggle'), { newState }));
      target.remove();
    };
    toggle('search', 'open');
    await pass(12_000);
    expect(track.scrollLeft).toBe(0);
    toggle('search', 'closed');
    await pass(6_700);
    expect(track.scrollLeft).toBe(1_000);
    toggle('details', 'open');
    await pass(6_700);
    expect(track.scrollLeft).toBe(2_000);
  });

  test('HOME-03: the slides do not advance by themselves if reduced motion is preferred', async () => {
    jest.useFakeTimers();
    still = true;
    const { track } = slider(2);
    await pass(20_000);
    expect(track.scrollLeft).toBe(0);
    expect(screen.getByRole('button', { name: 'Passar as campanhas' })).toBeInTheDocument();
  });

  test('HOME-02: a single banner has no controls', () => {
    slider(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ZoomDialog } from './zoom-dialog';

const PICTURES = [1, 2, 3].map((index) => ({
  src: `https://loja/${index}.webp`,
  thumb: `https://loja/s_${index}.webp`,
  alt: `Foto ${index}`,
}));
const FRAME = { left: 0, top: 0, width: 800, height: 600, right: 800, bottom: 600, x: 0, y: 0 };

function Example({ start }: { start: number }) {
  const [index, setIndex] = useState(start);
  return <ZoomDialog pictures={PICTURES} index={index} onIndexChange={setIndex} onClose={() => undefined} />;
}

/** jsdom has no PointerEvent. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary = true;
  constructor(type: string, init: MouseEventInit & { pointerId?: number } = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeEach(() => {
  window.history.replaceState(null, '');
  // jsdom would go back during a later test.
  jest.spyOn(window.history, 'back').mockReturnValue();
  Object.assign(window, { PointerEvent: FakePointerEvent });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(FRAME as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

const frame = () => screen.getByRole('button', { name: /^Ampliar/ });
const picture = () => frame().querySelector('img');
const transform = () => picture()?.style.transform;
const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId, buttons: 1 });

test('PDP-10: a click toggles the zoom at the clicked point', () => {
  render(<Example start={0} />);
  expect(frame()).toHaveFocus();
  expect(frame()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(frame(), { ...at(600, 300), detail: 1 });
  expect(frame()).toHaveAttribute('aria-pressed', 'true');
  expect(transform()).toBe('translate(-300px, 0px) scale(2.5)');
  fireEvent.click(frame(), { ...at(600, 300), detail: 1 });
  expect(frame()).toHaveAttribute('aria-pressed', 'false');
  expect(transform()).toBe('translate(0px, 0px) scale(1)');
});

test('PDP-10: the dialog first shows the whole picture, and says how to enlarge it', () => {
  render(<Example start={0} />);
  const image = picture();
  if (image) fireEvent.load(image);
  expect(transform()).toBe('translate(0px, 0px) scale(1)');
  expect(screen.getByText('na foto para ampliar')).toBeInTheDocument();
  fireEvent.click(frame(), { ...at(600, 300), detail: 1 });
  expect(screen.queryByText('na foto para ampliar')).toBeNull();
});

test('PDP-06: thumbnails show their pictures and mark the current one', async () => {
  render(<Example start={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver foto 3' }));
  expect(picture()).toHaveAttribute('src', 'https://loja/3.webp');
  expect(screen.getByRole('button', { name: 'Ver foto 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Ver foto 1' })).not.toHaveAttribute('aria-current');
});

test('PDP-11: a swipe across the whole picture shows the next one', () => {
  render(<Example start={0} />);
  fireEvent.pointerDown(frame(), at(500, 300));
  fireEvent.pointerMove(frame(), at(400, 310));
  fireEvent.pointerUp(frame(), at(400, 310));
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 de 3');
  fireEvent.pointerDown(frame(), at(400, 300));
  fireEvent.pointerUp(frame(), at(430, 300));
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 de 3');
});

test('A14: a double click zooms in once', () => {
  render(<Example start={0} />);
  fireEvent.click(frame(), { ...at(400, 300), detail: 1 });
  fireEvent.click(frame(), { ...at(400, 300), detail: 2 });
  expect(frame()).toHaveAttribute('aria-pressed', 'true');
});

test('PDP-11: previous and next are disabled at the ends', async () => {
  render(<Example start={0} />);
  const previous = screen.getByRole('button', { name: 'Foto anterior' });
  const next = screen.getByRole('button', { name: 'Próxima foto' });
  expect(previous).toBeDisabled();
  await userEvent.click(next);
  expect(previous).toBeEnabled();
  expect(next).toBeEnabled();
  await userEvent.click(next);
  expect(next).toBeDisabled();
  expect(frame()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3');
  expect(picture()).toHaveAttribute('src', 'https://loja/3.webp');
});

test('PDP-11: Home and End show the first and the last picture', async () => {
  const user = userEvent.setup();
  render(<Example start={1} />);
  await user.keyboard('{End}');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3');
  await user.keyboard('{Home}');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 1 de 3');
});

test.each([
  { key: '+', ctrlKey: true },
  { key: '-', ctrlKey: true },
  { key: '0', metaKey: true },
  { key: 'ArrowLeft', altKey: true },
])('A14: %j is left to the browser', (keys) => {
  render(<Example start={1} />);
  expect(fireEvent.keyDown(frame(), keys)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 de 3');
  expect(frame()).toHaveAttribute('aria-pressed', 'false');
});

test('PDP-12: dragging pans the zoomed picture and does not count as a click', () => {
  render(<Example start={0} />);
  fireEvent.click(frame(), { ...at(400, 300), detail: 1 });
  fireEvent.pointerDown(frame(), at(400, 300));
  fireEvent.pointerMove(frame(), at(450, 260));
  fireEvent.pointerUp(frame(), at(450, 260));
  fireEvent.click(frame(), { ...at(450, 260), detail: 1 });
  expect(transform()).toBe('translate(50px, -40px) scale(2.5)');
});

test('PDP-12: a mouse button released outside the frame before a drag ends the press', () => {
  render(<Example start={0} />);
  fireEvent.click(frame(), { ...at(400, 300), detail: 1 });
  fireEvent.pointerDown(frame(), at(2, 300));
  fireEvent.pointerMove(frame(), { ...at(200, 300), buttons: 0 });
  fireEvent.pointerMove(frame(), { ...at(300, 300), buttons: 0 });
  expect(transform()).toBe('translate(0px, 0px) scale(2.5)');
});

test('PDP-12, A14: buttons and arrow keys pan a zoomed picture, and change pictures otherwise', async () => {
  render(<Example start={0} />);
  expect(screen.queryByRole('button', { name: 'Ver mais à direita' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aproximar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais à direita' }));
  expect(transform()).toBe('translate(-120px, 0px) scale(1.5)');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(transform()).toBe('translate(0px, -90px) scale(1.5)');
  await userEvent.keyboard('0{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 de 3');
  await userEvent.keyboard('+');
  expect(frame()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('-');
  expect(frame()).toHaveAttribute('aria-pressed', 'false');
});

test('A14: pinching zooms the picture', () => {
  render(<Example start={1} />);
  fireEvent.pointerDown(frame(), at(350, 300, 1));
  fireEvent.pointerDown(frame(), at(450, 300, 2));
  fireEvent.pointerMove(frame(), at(550, 300, 2));
  fireEvent.pointerUp(frame(), at(550, 300, 2));
  fireEvent.pointerUp(frame(), at(350, 300, 1));
  expect(transform()).toMatch(/scale\(2\)$/);
});

test('A14: the wheel zooms around the pointer, and the page behind does not scroll', () => {
  render(<Example start={0} />);
  const scrolls = fireEvent.wheel(frame(), { ...at(400, 300), deltaY: -200 });
  expect(scrolls).toBe(false);
  expect(transform()).toBe(`translate(0px, 0px) scale(${Math.exp(0.4)})`);
  fireEvent.wheel(frame(), { ...at(400, 300), deltaY: 9_999 });
  expect(transform()).toMatch(/scale\(1\)$/);
  fireEvent.wheel(frame(), { ...at(400, 300), deltaY: -9_999 });
  expect(screen.getByRole('button', { name: 'Aproximar' })).toHaveAttribute('aria-disabled', 'true');
});

test('PDP-10: closing calls onClose', async () => {
  const onClose = jest.fn();
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  render(<ZoomDialog pictures={PICTURES} index={0} onIndexChange={() => undefined} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalled();
});

test('PDP-10: Back closes the viewer, and closing it otherwise goes back', () => {
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  const closed = jest.fn();
  const { back } = window.history;
  const entries = window.history.length;
  const viewer = () =>
    render(<ZoomDialog pictures={PICTURES} index={0} onIndexChange={jest.fn()} onClose={closed} />);
  const { unmount } = viewer();
  expect(window.history).toHaveLength(entries + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  unmount();
  expect(back).toHaveBeenCalledTimes(1);
  expect(closed).toHaveBeenCalledTimes(1);
  const travelled = jest.fn();
  window.addEventListener('popstate', travelled, { once: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  // Panels of the page that close on Back stay open.
  expect(travelled).not.toHaveBeenCalled();

  viewer();
  window.history.replaceState(null, '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(back).toHaveBeenCalledTimes(1);
});

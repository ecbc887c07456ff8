import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ZoomDialog } from './zoom-dialog';

const PICTURES = [1, 2, 3].map((index) => ({ src: `https://loja/${index}.webp`, alt: `Foto ${index}` }));
const FRAME = { left: 0, top: 0, width: 800, height: 600, right: 800, bottom: 600, x: 0, y: 0 };

function Shown({ start }: { start: number }) {
  const [index, setIndex] = useState(start);
  return <ZoomDialog pictures={PICTURES} index={index} onTurn={setIndex} onClose={() => undefined} />;
}

/** jsdom has no pointer events: mouse events with the pointer's number. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, given: MouseEventInit & { pointerId?: number } = {}) {
    super(type, given);
    this.pointerId = given.pointerId ?? 0;
  }
}

beforeEach(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(FRAME as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

const stage = () => screen.getByRole('button', { name: /^Ampliar/ });
const picture = () => stage().querySelector('img');
const transform = () => picture()?.style.transform;
const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId });

test('PDP-10: a press toggles the zoomed state, at the place that was pressed', () => {
  render(<Shown start={0} />);
  expect(stage()).toHaveFocus();
  expect(stage()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(stage(), { ...at(600, 300), detail: 1 });
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
  expect(transform()).toBe('translate(-300px, 0px) scale(2.5)');
  fireEvent.click(stage(), { ...at(600, 300), detail: 1 });
  expect(stage()).toHaveAttribute('aria-pressed', 'false');
  expect(transform()).toBe('translate(0px, 0px) scale(1)');
});

test('A14: the second press of a double one does not undo the first', () => {
  render(<Shown start={0} />);
  fireEvent.click(stage(), { ...at(400, 300), detail: 1 });
  fireEvent.click(stage(), { ...at(400, 300), detail: 2 });
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
});

test('PDP-11: previous and next are disabled at the ends', async () => {
  render(<Shown start={0} />);
  const previous = screen.getByRole('button', { name: 'Foto anterior' });
  const next = screen.getByRole('button', { name: 'Próxima foto' });
  expect(previous).toBeDisabled();
  await userEvent.click(next);
  expect(previous).toBeEnabled();
  expect(next).toBeEnabled();
  await userEvent.click(next);
  expect(next).toBeDisabled();
  expect(stage()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3');
  expect(picture()).toHaveAttribute('src', 'https://loja/3.webp');
});

test('PDP-12: dragging moves the enlarged picture and does not end in a press', () => {
  render(<Shown start={0} />);
  fireEvent.click(stage(), { ...at(400, 300), detail: 1 });
  fireEvent.pointerDown(stage(), at(400, 300));
  fireEvent.pointerMove(stage(), at(450, 260));
  fireEvent.pointerUp(stage(), at(450, 260));
  fireEvent.click(stage(), { ...at(450, 260), detail: 1 });
  expect(transform()).toBe('translate(50px, -40px) scale(2.5)');
});

test('PDP-12, A14: buttons and arrow keys move it too, and turn the pictures while it is whole', async () => {
  render(<Shown start={0} />);
  expect(screen.queryByRole('button', { name: 'Ver mais à direita' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aproximar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais à direita' }));
  expect(transform()).toBe('translate(-120px, 0px) scale(1.5)');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(transform()).toBe('translate(0px, -90px) scale(1.5)');
  await userEvent.keyboard('0{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 de 3');
  await userEvent.keyboard('+');
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('-');
  expect(stage()).toHaveAttribute('aria-pressed', 'false');
});

test('A14: two fingers that move apart enlarge', () => {
  render(<Shown start={1} />);
  fireEvent.pointerDown(stage(), at(350, 300, 1));
  fireEvent.pointerDown(stage(), at(450, 300, 2));
  fireEvent.pointerMove(stage(), at(550, 300, 2));
  fireEvent.pointerUp(stage(), at(550, 300, 2));
  fireEvent.pointerUp(stage(), at(350, 300, 1));
  expect(transform()).toMatch(/scale\(2\)$/);
});

test('A14: the wheel enlarges where the pointer is, and the page behind stays', () => {
  render(<Shown start={0} />);
  const turned = fireEvent.wheel(stage(), { ...at(400, 300), deltaY: -200 });
  expect(turned).toBe(false);
  expect(transform()).toBe(`translate(0px, 0px) scale(${Math.exp(0.4)})`);
  fireEvent.wheel(stage(), { ...at(400, 300), deltaY: 9_999 });
  expect(transform()).toMatch(/scale\(1\)$/);
  fireEvent.wheel(stage(), { ...at(400, 300), deltaY: -9_999 });
  expect(screen.getByRole('button', { name: 'Aproximar' })).toHaveAttribute('aria-disabled', 'true');
});

test('PDP-10: closing tells who opened it', async () => {
  const onClose = jest.fn();
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  render(<ZoomDialog pictures={PICTURES} index={0} onTurn={() => undefined} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalled();
});

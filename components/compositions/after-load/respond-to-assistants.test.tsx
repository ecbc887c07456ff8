import { act, render, screen } from '@testing-library/react';
import { respondToAssistants } from './respond-to-assistants';

/** Submits a form like an assistant in a browser with WebMCP; resolves to the response that the assistant gets. */
function submitAssisted(form: HTMLFormElement, isAssisted = true) {
  const respondWith = jest.fn();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  act(() => {
    form.dispatchEvent(Object.assign(event, { agentInvoked: isAssisted, respondWith }));
  });
  return respondWith;
}

let stop: (() => void) | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'modelContext', { value: {}, configurable: true });
  stop = respondToAssistants();
});
afterEach(() => {
  stop?.();
  Reflect.deleteProperty(document, 'modelContext');
  jest.useRealTimers();
});

function Form({ message, isBusy = false }: { message: string; isBusy?: boolean }) {
  return (
    <div>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="email" aria-label="E-mail" />
        <button type="submit" aria-busy={isBusy || undefined}>
          Enviar
        </button>
        <p role="status">{message}</p>
      </form>
    </div>
  );
}

const formIn = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement;

test('an assistant that submits a form receives the form’s message once the form is no longer busy', async () => {
  const { container, rerender } = render(<Form message="" isBusy />);
  const respondWith = submitAssisted(formIn(container));
  expect(respondWith).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  rerender(<Form message="Enviado com sucesso!" />);
  jest.advanceTimersByTime(100);
  expect(await respondWith.mock.calls[0]?.[0]).toBe('Enviado com sucesso!');
});

test('an assistant also receives the message of a form that stays busy', async () => {
  const { container } = render(<Form message="Enviando…" isBusy />);
  const respondWith = submitAssisted(formIn(container));
  jest.advanceTimersByTime(11_000);
  expect(await respondWith.mock.calls[0]?.[0]).toBe('Enviando…');
});

test('forms that open a page, and forms that a person submits, send no response', () => {
  const { container } = render(<Form message="" />);
  expect(submitAssisted(formIn(container), false)).not.toHaveBeenCalled();
  const plain = document.createElement('form');
  document.body.append(plain);
  expect(submitAssisted(plain)).not.toHaveBeenCalled();
  plain.remove();
});

test('a button that JavaScript handles responds to the assistant that filled in its form', async () => {
  render(
    <>
      <form id="comprar" {...{ toolname: 'comprar' }} />
      <button type="submit" form="comprar" onClick={(event) => event.preventDefault()}>
        Comprar
      </button>
      <dialog open>1 item na sacola</dialog>
    </>,
  );
  const responses: Promise<string>[] = [];
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) =>
    Object.assign(event, { agentInvoked: true, respondWith: (one: Promise<string>) => responses.push(one) }),
  );
  screen.getByRole('button').click();
  jest.advanceTimersByTime(100);
  expect(await Promise.all(responses)).toEqual(['1 item na sacola']);
});

test('nothing changes in a browser without assistants', () => {
  Reflect.deleteProperty(document, 'modelContext');
  expect(respondToAssistants()).toBeUndefined();
});

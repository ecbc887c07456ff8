/** Fields that WebMCP adds to the submit event of a form that an assistant filled in. */
export type AssistedSubmit = SubmitEvent & {
  agentInvoked?: boolean;
  respondWith?: (response: Promise<string>) => void;
};

const POLL_MS = 100;
const MAX_POLLS = 100;
const MAX_LENGTH = 1_000;

/** Elements that show the outcome to the shopper. */
const MESSAGES = '[role="status"], [role="alert"], [aria-live]';

const placeOf = (form: HTMLFormElement): Element => form.parentElement ?? form;

/** Buttons outside a form can belong to it. */
const isBusy = (form: HTMLFormElement) =>
  Array.from(form.elements).some(({ ariaBusy }) => ariaBusy === 'true') ||
  placeOf(form).querySelector('[aria-busy="true"]') !== null;

/** The outcome as the shopper sees it: the dialog that has opened, such as the bag, or the messages around the form. */
function readMessages(form: HTMLFormElement): string {
  const opened = document.querySelectorAll('dialog[open]');
  const shown = opened.length > 0 ? opened : placeOf(form).querySelectorAll(MESSAGES);
  return Array.from(shown, ({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MAX_LENGTH);
}

function readOutcome(form: HTMLFormElement): Promise<string> {
  return new Promise((resolve) => {
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (isBusy(form) && polls < MAX_POLLS) return;
      clearInterval(timer);
      resolve(readMessages(form));
    }, POLL_MS);
  });
}

function onSubmit(event: AssistedSubmit): void {
  const { target } = event;
  if (!event.agentInvoked || !event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  event.respondWith?.(readOutcome(target));
}

/**
 * A script may replace a submit, as the bag's button does. In that case the form is submitted without being sent, so
 * that the assistant gets a response.
 */
function onClick({ target, defaultPrevented }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const form = button?.type === 'submit' ? button.form : null;
  if (!defaultPrevented || !form?.hasAttribute('toolname') || !form.checkValidity()) return;
  form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  form.requestSubmit();
}

/** Responds to assistants that fill in forms sent by JavaScript. For forms that open a page, browsers respond. */
export function respondToAssistants(): (() => void) | undefined {
  if (!('modelContext' in document)) return undefined;
  const listeners = new AbortController();
  // React's handlers have run by then.
  window.addEventListener('submit', onSubmit, { signal: listeners.signal });
  window.addEventListener('click', onClick, { signal: listeners.signal });
  return () => listeners.abort();
}

import { listingHref } from './query';

/** Canonical address that a GET form of a listing leads to with its present choices (LIST-24, LIST-25). */
export function formAddress(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return listingHref(new URL(form.action).pathname, Object.fromEntries(entries));
}

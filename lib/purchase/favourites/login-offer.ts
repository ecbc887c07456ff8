const KEY = 'favoritos-a-salvar';

/**
 * The favourite for which the login was offered in this tab: a product's number, 0 if it was removed, null if no
 * login was offered. Anyone can write to sessionStorage.
 */
export function productOfLoginOffer(): number | null {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored === null) return null;
    return /^\d{1,15}$/.test(stored) ? Number(stored) : 0;
  } catch (error) {
    console.warn('The offered login could not be read', error);
    return null;
  }
}

/** Remembers that the login was offered, and for which product; 0 for none. */
export function rememberLoginOffer(id: number): void {
  try {
    window.sessionStorage.setItem(KEY, String(id));
  } catch (error) {
    // Storage is full or blocked: the login is offered again.
    console.warn('The offered login could not be remembered', error);
  }
}

/** Forgets the offer: the visitor's next press leads to the login again. */
export function forgetLoginOffer(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The offered login could not be forgotten', error);
  }
}

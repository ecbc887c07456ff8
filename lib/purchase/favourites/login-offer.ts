const KEY = 'favoritos-a-salvar';

/**
 * The favourite for which a login was offered in this tab: the product's number, 0 if the favourite was
 * removed since, null if no login was offered. The value is checked, because anyone can write to
 * sessionStorage.
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
    // Storage is full or blocked, so the login will be offered again.
    console.warn('The offered login could not be remembered', error);
  }
}

/** Forgets the offer, so that the visitor's next click on a heart leads to the login again. */
export function forgetLoginOffer(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The offered login could not be forgotten', error);
  }
}

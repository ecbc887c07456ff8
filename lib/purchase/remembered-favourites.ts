const KEY = 'favoritos-a-salvar';

/** More presses than these on the way to one login are not kept. */
const MAX_IDS = 24;

/** Ids of the products that a visitor favoured before the login, in this tab; anyone can write to sessionStorage. */
export function rememberedFavourites(): number[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((id) => Number.isInteger(id) && id > 0).slice(0, MAX_IDS)
      : [];
  } catch (error) {
    console.warn('Favourites before the login could not be read', error);
    return [];
  }
}

/** Keeps a product for after the login. */
export function rememberFavourite(id: number): void {
  const others = rememberedFavourites().filter((other) => other !== id);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...others, id].slice(-MAX_IDS)));
  } catch (error) {
    // Storage full or blocked: the login works without it.
    console.warn('A favourite could not be kept for after the login', error);
  }
}

/** Forgets them all. */
export function forgetFavourites(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('Favourites before the login could not be forgotten', error);
  }
}

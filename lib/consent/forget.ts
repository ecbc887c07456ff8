import { destroyCookie, parseCookies } from 'nookies';
import type { Consent } from './consent';
import { isNamed, STORED_DATA } from './stored-data';

/** The host and all its parents: tags set their cookies as high up as the browser lets them. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => `.${labels.slice(index).join('.')}`);
}

function forgetCookie(name: string): void {
  destroyCookie(null, name, { path: '/' });
  for (const domain of domainsOf(window.location.hostname)) destroyCookie(null, name, { path: '/', domain });
}

function forgetLocal(isForgotten: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (isForgotten(name)) window.localStorage.removeItem(name);
  } catch (error) {
    // Where storage is refused there is nothing in it.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Deletes what the shop and the tags have stored for purposes that `consent` does not allow (L10). */
export function forgetStoredData(consent: Consent): void {
  const refused = STORED_DATA.filter(({ purpose }) => purpose !== 'necessario' && !consent[purpose]);
  const isForgotten = (kind: string) => (name: string) =>
    refused.some((entry) => entry.kind === kind && isNamed(entry, name));
  for (const name of Object.keys(parseCookies()).filter(isForgotten('cookie'))) forgetCookie(name);
  forgetLocal(isForgotten('localStorage'));
}

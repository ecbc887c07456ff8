import { destroyCookie, parseCookies } from 'nookies';
import type { Consent } from './consent';
import { matchesStoredName, STORED_DATA } from './stored-data';

/**
 * The host and all its parent domains, because tags set cookies on the highest domain that the browser
 * allows.
 */
function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => `.${labels.slice(index).join('.')}`);
}

function deleteCookie(name: string): void {
  destroyCookie(null, name, { path: '/' });
  for (const domain of parentDomains(window.location.hostname))
    destroyCookie(null, name, { path: '/', domain });
}

function deleteLocalStorage(isRefused: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (isRefused(name)) window.localStorage.removeItem(name);
  } catch (error) {
    // If storage is blocked, there is nothing to delete.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Deletes data stored by the shop and the tags for purposes that `consent` does not allow. */
export function deleteRefusedData(consent: Consent): void {
  const refused = STORED_DATA.filter(({ purpose }) => purpose !== 'necessary' && !consent[purpose]);
  const isRefused = (kind: string) => (name: string) =>
    refused.some((entry) => entry.kind === kind && matchesStoredName(entry, name));
  for (const name of Object.keys(parseCookies()).filter(isRefused('cookie'))) deleteCookie(name);
  deleteLocalStorage(isRefused('localStorage'));
}

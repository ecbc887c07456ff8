const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

/** A tag manager's container id from the settings, or null when it is none (TRACK-12). */
export function containerId(gtm: string): string | null {
  const id = gtm.trim().toUpperCase();
  return CONTAINER.test(id) ? id : null;
}

/** Loads the tag manager's container (TRACK-12). */
export function loadContainer(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Names that the tags of Google and Meta give to their cookies on the shop's own origin. */
const TAG_COOKIE = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Deletes the cookies that tags have set, here and on the parent domain, after consent was taken back (L10). */
export async function forgetTagCookies(): Promise<void> {
  const { destroyCookie, parseCookies } = await import('nookies');
  const parent = `.${window.location.hostname.split('.').slice(-3).join('.')}`;
  for (const name of Object.keys(parseCookies()).filter((known) => TAG_COOKIE.test(known))) {
    destroyCookie(null, name, { path: '/' });
    destroyCookie(null, name, { path: '/', domain: parent });
  }
}

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

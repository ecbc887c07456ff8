const CONTAINER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** A Google Tag Manager id from the settings; null if invalid. */
export function parseContainerId(gtm: string): string | null {
  const id = gtm.trim().toUpperCase();
  return CONTAINER_ID.test(id) ? id : null;
}

/** Loads the Google Tag Manager container. */
export function loadContainer(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

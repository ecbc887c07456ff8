/** What every service shows whole and in full width, in px (B23). */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

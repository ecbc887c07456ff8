const MAX_LENGTH = 1_000;

/** `profile` in the dictionary of a UCP-Agent header (RFC 8941). */
const PROFILE = /(?:^|,)\s*profile="((?:[^"\\]|\\["\\]){1,800})"/;

/** The address of an agent's profile in its UCP-Agent header; null without one. */
export function profileInHeader(header: string | null): string | null {
  if (header === null || header.length > MAX_LENGTH) return null;
  return PROFILE.exec(header)?.[1]?.replace(/\\(["\\])/g, '$1') ?? null;
}

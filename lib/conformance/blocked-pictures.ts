import { isShownPicture } from '@/lib/config/storefronts/picture-sources';

const PICTURE = /^https?:\/\/[^\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** Origins of the pictures in an answer that pages would not show, since the policy does not name them. */
export function blockedPictureOrigins(json: unknown): string[] {
  const origins = new Set<string>();
  for (const text of textsIn(json))
    if (PICTURE.test(text) && !isShownPicture(text)) origins.add(new URL(text).origin);
  return [...origins];
}

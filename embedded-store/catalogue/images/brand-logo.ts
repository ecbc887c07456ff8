import { drawWordmark, type Wordmark } from './wordmark';
import { wordmarks } from './wordmarks';

/** Stable 32-bit hash of a text, for use as a seed. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Logos of names that have no drawing. */
const plainMarks: readonly Wordmark[] = [
  { weight: 1.1, spacing: 5.6, caps: 'butt' },
  { weight: 1.8, spacing: 3.6, stretch: 0.92, caps: 'butt' },
  { weight: 1.2, spacing: 4.3, stretch: 1.12, caps: 'round', ornament: 'lenses' },
  { weight: 1.5, spacing: 3.6, stretch: 0.72, caps: 'butt', ornament: 'rules' },
  { weight: 1.6, spacing: 3.9, slant: -12, caps: 'butt' },
  { weight: 1.3, spacing: 4.1, stretch: 0.92, caps: 'round', ornament: 'ring' },
  { weight: 1.7, spacing: 3.9, stretch: 1.05, caps: 'round', ornament: 'dot' },
  { weight: 1.2, spacing: 4.5, stretch: 1.12, caps: 'butt', ornament: 'meridian' },
  { weight: 1.3, spacing: 4.1, stretch: 0.86, caps: 'round', ornament: 'frame' },
];

/**
 * Logo of a brand as SVG: its drawing, or a wordmark that depends only on the name. A brand always looks the same.
 * Throws RangeError for an empty name.
 */
export function brandLogo(nome: string): string {
  const name = nome.trim();
  if (!name) throw new RangeError('A brand logo needs a name');
  const plain = plainMarks[hashText(name) % plainMarks.length] as Wordmark;
  return drawWordmark(name, Object.hasOwn(wordmarks, name) ? (wordmarks[name] ?? plain) : plain);
}

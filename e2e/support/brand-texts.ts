import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'lib/config/storefronts';

/** Shorter texts, such as 'Categorias', may be anybody's. */
const OWN_FROM = 16;

/** Parts of a storefront that no other shop may show. */
type Own = { name: string; company: unknown; contact: { email: string; phone: string }; copy: unknown };

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function ownTexts({ name, company, contact, copy }: Own): string[] {
  const long = [...textsIn(company), ...textsIn(copy)].filter(({ length }) => length >= OWN_FROM);
  return [name, contact.email, contact.phone, contact.phone.replace(/\D/g, ''), ...long];
}

/** Names, sellers, contacts and words of the storefronts that come with the shop. */
export const WORDS_OF_OURS = [
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => ownTexts(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')))),
  'desde 1956',
  'ótica de 1956',
  'duas lojas',
];

/** Those that are in a text, each with what stands around it. */
export function wordsOfOursIn(text: string): string[] {
  const lower = text.toLowerCase();
  return WORDS_OF_OURS.flatMap((word) => {
    const at = lower.indexOf(word.toLowerCase());
    return at === -1 ? [] : [text.slice(Math.max(0, at - 60), at + word.length + 20)];
  });
}

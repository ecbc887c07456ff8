import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'lib/config/storefronts';

/** Shorter texts, such as 'Categorias', may belong to any shop. */
const MIN_LENGTH = 16;

/** Parts of a storefront that no other shop may show. */
type BrandFacts = {
  name: string;
  company: unknown;
  contact: { email: string; phone: string };
  dataOfficer: { name: string };
  copy: unknown;
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function brandTexts({ name, company, contact, dataOfficer, copy }: BrandFacts): string[] {
  const long = [...textsIn(company), ...textsIn(copy)].filter(({ length }) => length >= MIN_LENGTH);
  return [name, dataOfficer.name, contact.email, contact.phone, contact.phone.replace(/\D/g, ''), ...long];
}

/** Names, sellers, contacts and texts of the built-in storefronts. */
export const BRAND_TEXTS = [
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => brandTexts(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')))),
  'desde 1956',
  'ótica de 1956',
  'duas lojas',
];

/** The brand texts found in `text`, each with its context. */
export function findBrandTexts(text: string): string[] {
  const lower = text.toLowerCase();
  return BRAND_TEXTS.flatMap((word) => {
    const at = lower.indexOf(word.toLowerCase());
    return at === -1 ? [] : [text.slice(Math.max(0, at - 60), at + word.length + 20)];
  });
}

import { readStorefront, shippedFile } from '@/lib/config/storefront-file.mjs';
import type { Company, Contact, ExternalSeal, Storefront, StorefrontCopy, Wordmark } from './storefront';

type NonNull<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** A storefront with all optional fields. */
type WholeStorefront = Storefront & {
  name: string;
  company: Company;
  contact: NonNull<Contact>;
  since: number;
  wordmark: Extract<Wordmark, { kind: 'drawn' }>;
  copy: NonNull<StorefrontCopy>;
};

function isWhole(storefront: Storefront): storefront is WholeStorefront {
  const { name, company, contact, since, wordmark, copy } = storefront;
  const parts = [name, company, since, ...Object.values(contact), ...Object.values(copy)];
  return wordmark?.kind === 'drawn' && parts.every((part) => part !== null);
}

function shipped(id: string): WholeStorefront {
  const storefront = readStorefront(shippedFile(id));
  if (!isWhole(storefront)) throw new Error(`The storefront ${id} lacks a field.`);
  return storefront;
}

/** The two storefronts in this repository. */
export const OCULOS = shipped('oculos');
export const MAQUINAS = shipped('maquinas');

/** A seal in the format of a storefront's file. */
export const EXTERNAL_SEAL = {
  name: 'Loja avaliada',
  image: 'https://selos.test/a.png',
  href: 'https://selos.test/folio',
  width: 120,
  height: 48,
} satisfies ExternalSeal;

import type { z } from 'zod';

/** What the calls need to know of the catalogue they run against. */
export type Subject = {
  productPath: string;
  productId: number;
  categoryPath: string;
  categoryId: number;
  brandPath: string;
  landingPath: string;
  listPath: string;
  listId: number;
  pair: { main: { id: number; idAtributoValor: number }; other: { id: number; idAtributoValor: number } };
  pieces: { id: number; idAtributoValor: number }[];
};

/** A call of the storefront's tables: how it is made, what reads its answer, and what that must tell. */
export type StoreCall = {
  /** Line of the API table. */
  spec: string;
  path: (subject: Subject) => string;
  read: (answer: unknown) => unknown;
  /** Whether the parsed answer says something; a reader alone is lenient towards poor platforms. */
  tells: (answer: unknown) => boolean;
};
export type StoreWrite = StoreCall & {
  method: 'POST' | 'PUT' | 'DELETE';
  body: (subject: Subject) => Record<string, unknown>;
  /** Fields without which the call is refused. */
  required: string[];
  /** Fields that name something of the shop, and may not be made up. */
  ids: string[];
  /** `customer`: after the demonstration login; `seller`: within an internal sale; `cart`: with the body's line. */
  as?: 'customer' | 'seller' | 'cart';
};

/** A reading call whose answer `schema` reads. */
export function call<T>(
  spec: string,
  path: StoreCall['path'],
  schema: z.ZodType<T>,
  tells: (answer: T) => boolean,
): StoreCall {
  // The answer is only ever given to `tells` after `read` made it.
  return { spec, path, read: (answer) => schema.parse(answer), tells: (answer) => tells(answer as T) };
}

/** Values as a query string. */
export const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
/** First page of a listing, five long. */
export const page = { offset: 0, limit: 5 };

import type { z } from 'zod';

/** Catalogue entities that the calls use. */
export type CatalogueSubject = {
  productPath: string;
  productId: number;
  categoryPath: string;
  categoryId: number;
  brandPath: string;
  landingPath: string;
  listPath: string;
  listId: number;
  pair: { main: { id: number; idAtributoValor: number }; other: { id: number; idAtributoValor: number } };
  listProducts: { id: number; idAtributoValor: number }[];
};

/** A call that the storefront makes: its path, the schema of its response, and the content that it needs. */
export type StoreCall = {
  /** Line of the API table. */
  spec: string;
  path: (subject: CatalogueSubject) => string;
  read: (response: unknown) => unknown;
  /** Whether the parsed response has content, because the lenient schemas alone would accept an empty one. */
  hasContent: (response: unknown) => boolean;
};
export type StoreWrite = StoreCall & {
  method: 'POST' | 'PUT' | 'DELETE';
  body: (subject: CatalogueSubject) => Record<string, unknown>;
  /** Fields without which the call is rejected. */
  required: string[];
  /** Ids that must exist in the catalogue. */
  ids: string[];
  /**
   * Under which conditions the call is made. `customer`: after the demo login; `seller`: within an internal
   * sale; `cart`: with the line of the body in the cart.
   */
  as?: 'customer' | 'seller' | 'cart';
};

/** A read with its response schema. */
export function call<T>(
  spec: string,
  path: StoreCall['path'],
  schema: z.ZodType<T>,
  hasContent: (response: T) => boolean,
): StoreCall {
  // `hasContent` is only called with what `read` returned.
  return {
    spec,
    path,
    read: (response) => schema.parse(response),
    hasContent: (response) => hasContent(response as T),
  };
}

export const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
/** First page of a listing, with five items. */
export const page = { offset: 0, limit: 5 };

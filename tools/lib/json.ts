/** An object of a JSON text, whose values are not known. */
export type Json = Record<string, unknown>;

/** A value as an object; an empty one in place of any other value. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

/** The objects of a list, or the values of an object. */
export const objectsOf = (value: unknown): Json[] => Object.values(value ?? {}).map(objectOf);

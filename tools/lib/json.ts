/** An object parsed from JSON, whose values are unknown. */
export type Json = Record<string, unknown>;

/** The value if it is an object, otherwise an empty object. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

/** The objects of a list, or the values of an object. */
export const objectsOf = (value: unknown): Json[] => Object.values(value ?? {}).map(objectOf);

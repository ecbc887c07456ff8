import { z } from 'zod';
import {
  isPlainObject,
  requiredNumber,
  toEntries,
  type WireType,
  wireTypeOf,
} from '@/lib/platform/schemas/lenient';
import { toRota } from '@/lib/platform/schemas/route';

/** A difference between a response and the platform's documentation. */
export type Deviation = {
  /** Such as `conteudo.produtos[].precos.por`. */
  field: string;
  /** For example 'text instead of a number'. */
  what: string;
  times: number;
  /** One of the deviating values as JSON, truncated. */
  example: string;
  /** Whether the shop cannot use the value and drops it; otherwise it repairs the value. */
  isLost: boolean;
};

/**
 * `unsent`: fields that the shop could show but that no response contains. `empty`: fields that are always
 * empty. `unusable`: lists in which the shop can use no entry.
 */
export type Comparison = { deviations: Deviation[]; unsent: string[]; empty: string[]; unusable: string[] };

type Schema = z.core.$ZodType;

const MAX_EXAMPLE = 80;

const EXPECTED: Record<WireType['is'], string> = {
  text: 'text',
  address: 'an address',
  number: 'a number',
  flag: 'true or false',
  map: 'an object',
  list: 'a list',
  object: 'an object',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'an object';
  if (value === '') return 'empty text';
  return { string: 'text', number: 'a number', boolean: 'true or false' }[String(typeof value)] ?? 'nothing';
}

const isNothing = (value: unknown) => value === undefined || value === null;

/** PHP sends empty values of any type as one of these. */
const isEmpty = (value: unknown) =>
  isNothing(value) || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Why the shop cannot use a value; null if it can. */
function refusal(schema: Schema, value: unknown): string | null {
  const { error } = z.safeParse(schema, value);
  if (error === undefined) return null;
  const where = error.issues[0]?.path.join('.');
  return where ? `not usable because of ${where}` : 'not usable';
}

/** Walks through a response, guided by the shop's schema for it. */
class Comparer {
  readonly deviations = new Map<string, Deviation>();
  readonly sent = new Set<string>();
  readonly unsent = new Set<string>();
  readonly empty = new Set<string>();
  readonly unusable = new Set<string>();

  compare(schema: Schema, value: unknown, field: string): void {
    const wire = wireTypeOf(schema);
    if (wire !== undefined) {
      this.compareWire(wire, schema, value, field);
      return;
    }
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'pipe':
        this.compare(def.in, value, field);
        this.compare(def.out, value, field);
        return;
      case 'object':
        this.compareObject(def.shape, value, field);
        return;
      case 'lazy':
        this.compare(def.getter(), value, field);
        return;
      case 'enum':
        this.note(value, isNothing(value), field);
        if (!isNothing(value) && refusal(schema, value) !== null)
          this.report(field, 'an unknown value', value, false);
    }
  }

  private report(field: string, what: string, value: unknown, isLost: boolean): void {
    const key = `${field} ${what}`;
    const { times = 0, example = (JSON.stringify(value) ?? '').slice(0, MAX_EXAMPLE) } =
      this.deviations.get(key) ?? {};
    this.deviations.set(key, { field, what, times: times + 1, example, isLost });
  }

  private note(value: unknown, isWithout: boolean, field: string): void {
    if (!isWithout) this.sent.add(field);
    else (value === undefined ? this.unsent : this.empty).add(field);
  }

  private compareWire(wire: WireType, schema: Schema, value: unknown, field: string): void {
    const isGroup = wire.is === 'list' || wire.is === 'object' || wire.is === 'map';
    this.note(value, isGroup ? isEmpty(value) : isNothing(value) || value === '', field);
    if ((isGroup ? isEmpty : isNothing)(value)) return;
    const instead = `${kindOf(value)} instead of ${EXPECTED[wire.is]}`;
    if (wire.is === 'list') this.compareList(wire.item, value, field, instead);
    else if (!isGroup) this.compareScalar(wire.is, schema, value, field, instead);
    else if (!isPlainObject(value)) this.report(field, instead, value, true);
    else if (wire.is === 'object') this.compareUsable(wire.fields, value, field);
  }

  private compareScalar(is: WireType['is'], schema: Schema, value: unknown, field: string, instead: string) {
    if (
      typeof value === { text: 'string', address: 'string', number: 'number', flag: 'boolean' }[String(is)]
    ) {
      const isRefused = is === 'address' && value !== '' && z.safeParse(schema, value).data === '';
      if (isRefused) this.report(field, 'no safe address', value, true);
      return;
    }
    // Ids may be numbers or text, because both look the same when shown. Some flags are documented as
    // letters.
    if (is === 'text' && typeof value === 'number') return;
    if (is === 'flag' && (value === 's' || value === 'n')) return;
    const isUsable =
      is === 'number'
        ? value === '' || requiredNumber.safeParse(value).success
        : is === 'flag' && typeof value !== 'object';
    this.report(field, instead, value, !isUsable);
  }

  private compareList(item: Schema, value: unknown, field: string, instead: string): void {
    const entries = toEntries(value);
    if (!Array.isArray(value)) this.report(field, instead, value, entries === undefined);
    for (const entry of entries ?? []) this.compareUsable(item, entry, `${field}[]`);
    if (entries?.length && entries.every((entry) => refusal(item, entry) !== null)) this.unusable.add(field);
  }

  private compareUsable(schema: Schema, value: unknown, field: string): void {
    const refused = refusal(schema, value);
    if (refused === null) this.compare(schema, value, field);
    else this.report(field, refused, value, true);
  }

  private compareObject(shape: z.core.$ZodShape, value: unknown, field: string): void {
    if (!isPlainObject(value)) {
      if (!isEmpty(value)) this.report(field, `${kindOf(value)} instead of an object`, value, true);
      return;
    }
    const prefix = field === '' ? '' : `${field}.`;
    // `rota` and `url` are the same address, so either is enough.
    const hasAddress = 'rota' in shape;
    if (hasAddress)
      this.note(value.rota ?? value.url, toRota(value.rota, value.url) === null, `${prefix}rota`);
    for (const [name, schema] of Object.entries(shape)) {
      if (hasAddress && (name === 'rota' || name === 'url')) continue;
      this.compare(schema, value[name], prefix + name);
    }
  }
}

/** Everything in a response that the shop repairs, drops or misses, according to its schema. */
export function compareResponse(schema: z.ZodType, json: unknown): Comparison {
  const comparer = new Comparer();
  comparer.compare(schema, json, '');
  const { deviations, sent, unsent, empty, unusable } = comparer;
  return {
    deviations: [...deviations.values()],
    unsent: [...unsent].filter((field) => !sent.has(field) && !empty.has(field)),
    empty: [...empty].filter((field) => !sent.has(field)),
    unusable: [...unusable],
  };
}

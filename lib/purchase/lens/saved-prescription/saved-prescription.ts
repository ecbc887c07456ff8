import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { splitLabel } from '@/lib/purchase/lens/labels';
import type { LensGroup } from '../options';
import { isChoiceOfIndex, refractiveIndex } from '../refractive-index';
import { chosenValue, type LensState } from '../state';
import {
  isPrescriptionEmpty,
  isPrescriptionValid,
  parseTyped,
  type TypedPrescription,
  withoutHeights,
} from '../typed-prescription';
import { forgetLensStates } from '../use-lens';
import { deleteEncrypted, readEncrypted, writeEncrypted } from './encrypted-store';

/** A prescription and the lenses chosen for it, as stored on this device (LENS-24). */
export type SavedPrescription = {
  typed: TypedPrescription;
  /**
   * Titles of the chosen values, by group name. Ids would not do, because they differ for another frame's
   * lenses.
   */
  choices: Readonly<Record<string, string>>;
  /** The frame for which the lenses were chosen. */
  frame: { nome: string; mm: FrameMillimetres | null; index: number | null };
  /** When it expires, in ms since 1970. */
  until: number;
};

/**
 * A prescription is valid for a year. Its own date is not known, so the year counts from when it is stored.
 */
const VALIDITY_MS = 365 * 24 * 60 * 60 * 1000;

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether there is something to store. Photos are not stored, since they show more than the values. */
export const canBeSaved = ({ typed, consent }: LensState) =>
  consent && !isPrescriptionEmpty(typed) && isPrescriptionValid(typed);

/** The part of an order that is stored. */
export function toSavedPrescription(
  groups: readonly LensGroup[],
  { choices, typed }: LensState,
  frame: Omit<SavedPrescription['frame'], 'index'>,
  now: number,
): SavedPrescription {
  const chosen = groups.flatMap((group) => {
    const value = chosenValue(group, choices);
    return value === null ? [] : [{ group, value }];
  });
  const ofIndex = chosen.find(({ group }) => isChoiceOfIndex(group.valores));
  return {
    typed: withoutHeights(typed),
    choices: Object.fromEntries(
      chosen.map(({ group, value }) => [group.nome, splitLabel(value.valor).title]),
    ),
    frame: { ...frame, index: ofIndex ? refractiveIndex(ofIndex.value) : null },
    until: now + VALIDITY_MS,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function parseFrame(value: unknown): SavedPrescription['frame'] {
  const { nome, mm, index } = isRecord(value) ? value : {};
  const { frontWidth, bridge, lensWidth, lensHeight, temple } = isRecord(mm) ? mm : {};
  const lengths = [frontWidth, bridge, lensWidth, lensHeight].flatMap((length) => numberOrNull(length) ?? []);
  const [front = 0, between = 0, width = 0, height = 0] = lengths;
  return {
    nome: typeof nome === 'string' ? nome : '',
    mm:
      lengths.length === 4
        ? {
            frontWidth: front,
            bridge: between,
            lensWidth: width,
            lensHeight: height,
            temple: numberOrNull(temple),
          }
        : null,
    index: numberOrNull(index),
  };
}

/** Parses a stored prescription; null if it has expired or cannot be read. */
export function parseSavedPrescription(text: string, now: number): SavedPrescription | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (!isRecord(value)) return null;
  const until = numberOrNull(value.until);
  const typed = parseTyped(value.typed);
  if (until === null || until <= now || until > now + VALIDITY_MS || isPrescriptionEmpty(typed)) return null;
  const choices = Object.entries(isRecord(value.choices) ? value.choices : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { typed, choices: Object.fromEntries(choices), frame: parseFrame(value.frame), until };
}

/** The earlier choices that these lenses also offer, by group. */
export function matchChoices(groups: readonly LensGroup[], { choices }: SavedPrescription) {
  const entries = groups.flatMap((group): [string, string][] => {
    const title = Object.entries(choices).find(([nome]) => sameName(nome, group.nome))?.[1];
    const value = group.valores.find(
      ({ valor }) => title !== undefined && sameName(splitLabel(valor).title, title),
    );
    return value ? [[group.id, value.id]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Stores a prescription on this device, in place of any earlier one. In a browser without storage, the order
 * continues without it.
 */
export async function savePrescription(saved: SavedPrescription): Promise<void> {
  try {
    await writeEncrypted(JSON.stringify(saved));
  } catch (error) {
    console.warn('The prescription could not be stored', error);
  }
}

/**
 * Deletes the stored prescription, and the states of lens dialogs that this tab has stored. An open dialog still has
 * its values.
 * @throws DOMException if the browser's storage fails
 */
export async function forgetPrescription(): Promise<void> {
  forgetLensStates();
  await deleteEncrypted();
}

/**
 * The stored prescription; null if there is none, or if this browser cannot read it. Deletes one that has expired or
 * is not a prescription.
 */
export async function readPrescription(now: number): Promise<SavedPrescription | null> {
  try {
    const text = await readEncrypted();
    if (text === null) return null;
    const saved = parseSavedPrescription(text, now);
    if (saved === null) await deleteEncrypted();
    return saved;
  } catch (error) {
    // A browser without storage cannot have stored one.
    console.warn('No stored prescription can be read', error);
    return null;
  }
}

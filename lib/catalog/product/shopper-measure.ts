import { onPageRestored } from '@/lib/browser/page-lifecycle';
import { describeWidth, formatEngraving, parseEngraving, widthDifference } from './current-glasses';
import { fitOfFrame } from './fit';
import type { FrameMillimetres } from './frame-size';
import {
  type FaceWidth,
  SHOPPER_MEASURES_KEY,
  type ShopperMeasures,
  shopperMeasures,
} from './shopper-measure-store';

/** Plausible face widths of adults and children, in mm, and the largest uncertainty of a photo. */
const FACE_LIMITS = { min: 90, max: 190, uncertainty: 40 } as const;

const SEPARATOR = ';';

/** Sources of a width other than the irises: how they are stored, and how shoppers read them. */
const SOURCES = [
  { source: 'card', stored: 'cartão', text: 'medida com um cartão' },
  { source: 'typed', stored: 'digitada', text: 'digitada por você' },
] as const;

const sourceOf = ({ source }: FaceWidth) => SOURCES.find((one) => one.source === source);

/** Describes the source of the face width: 'medida com um cartão'. */
export const describeSource = (face: FaceWidth): string => sourceOf(face)?.text ?? 'medida na sua foto';

function parseFace(text: string): FaceWidth | null {
  const [, width, more, by] = /^rosto (\d{1,3})±(\d{1,2})(?: (cartão|digitada))?$/.exec(text) ?? [];
  const [value, uncertainty] = [Number(width ?? 0), Number(more ?? 0)];
  const isPlausible = value >= FACE_LIMITS.min && value <= FACE_LIMITS.max;
  if (!isPlausible || uncertainty > FACE_LIMITS.uncertainty) return null;
  const source = SOURCES.find(({ stored }) => stored === by)?.source;
  return { value, uncertainty, ...(source && { source }) };
}

/**
 * Parses '52-18-140;rosto 138±9 cartão' or '52-18;rosto 138±3 digitada'. Either part may be missing; any
 * other text is ignored.
 */
function parseMeasures(text: string): ShopperMeasures {
  const parts = text.split(SEPARATOR).slice(0, 2);
  const first = <T>(parse: (part: string) => T | null) =>
    parts.map(parse).find((part) => part !== null) ?? null;
  return { glasses: first((part) => parseEngraving(part, null)), face: first(parseFace) };
}

const formatFace = (face: FaceWidth) =>
  [`rosto ${face.value}±${face.uncertainty}`, sourceOf(face)?.stored].filter(Boolean).join(' ');

const formatMeasures = ({ glasses, face }: ShopperMeasures) =>
  [glasses && formatEngraving(glasses), face && formatFace(face)].filter(Boolean).join(SEPARATOR);

/** Whether this tab's measures are stored; if they are gone later, the shopper deleted them in another tab. */
let areStored = false;

function readMeasures(): void {
  try {
    const text = window.localStorage.getItem(SHOPPER_MEASURES_KEY);
    const isChanged = text !== null || areStored;
    areStored = text !== null;
    // The same measures stay the same object.
    if (isChanged && text !== formatMeasures(shopperMeasures.get()))
      shopperMeasures.set(parseMeasures(text ?? ''));
  } catch (error) {
    console.warn('The shopper’s measures could not be read', error);
  }
}

let isFollowing = false;

/** Reads the measures stored in this browser, now and whenever another tab may have changed them. */
export function loadShopperMeasures(): void {
  readMeasures();
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener(
    'storage',
    ({ key }) => (key === SHOPPER_MEASURES_KEY || key === null) && readMeasures(),
  );
  onPageRestored(readMeasures);
}

/** Whether this browser has stored the current measures; false if its storage is full or blocked. */
export function areMeasuresStored(): boolean {
  try {
    return window.localStorage.getItem(SHOPPER_MEASURES_KEY) === formatMeasures(shopperMeasures.get());
  } catch {
    return false;
  }
}

/**
 * Stores measures in this browser, in whole mm, and keeps the existing ones; null deletes a measure. They are
 * never sent anywhere.
 */
export function saveShopperMeasures(changed: Partial<ShopperMeasures>): void {
  loadShopperMeasures();
  const { glasses, face } = { ...shopperMeasures.get(), ...changed };
  const source = face ? sourceOf(face)?.source : undefined;
  const rounded = face && {
    value: Math.round(face.value),
    uncertainty: Math.ceil(face.uncertainty),
    ...(source && { source }),
  };
  const measures = { glasses, face: rounded };
  shopperMeasures.set(measures);
  try {
    if (glasses === null && face === null) window.localStorage.removeItem(SHOPPER_MEASURES_KEY);
    else window.localStorage.setItem(SHOPPER_MEASURES_KEY, formatMeasures(measures));
    areStored = glasses !== null || face !== null;
  } catch (error) {
    // Storage is full or blocked: measures are still compared during this visit.
    console.warn('The shopper’s measures could not be stored', error);
  }
}

/** Smaller differences are not visible, in mm. */
const SIMILAR_MM = 3;

/** 'Cerca de 8 mm a mais que o seu rosto'; a difference within the uncertainty is not mentioned. */
export function describeFaceFit(frontWidth: number, { value, uncertainty }: FaceWidth): string {
  const difference = Math.round(frontWidth - value);
  if (Math.abs(difference) <= Math.max(SIMILAR_MM, uncertainty / 2)) return 'Mesma largura do seu rosto';
  return `Cerca de ${Math.abs(difference)} mm a ${difference > 0 ? 'mais' : 'menos'} que o seu rosto`;
}

/**
 * Fit of a frame for the shopper, with the difference, as part of a sentence; null if nothing is known.
 * Glasses that fit are more reliable than a photo.
 */
export function describeShopperFit(measures: ShopperMeasures, mm: FrameMillimetres): string | null {
  const { glasses, face } = measures;
  const fit = fitOfFrame(measures, mm);
  if (fit === null) return null;
  if (glasses !== null) return `${fit}: ${describeWidth(widthDifference(glasses, mm))}`;
  const text = face ? describeFaceFit(mm.frontWidth, face) : '';
  return `${fit}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

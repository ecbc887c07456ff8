import type { LensGroup, LensValue } from './options';
import { type Eye, MAX_FIELD_LENGTH, type Measure, type TypedPrescription } from './typed-prescription';

/** A prescription photo that is ready to send: redrawn, or unchanged if this browser cannot decode it. */
export type Photo = { dataUrl: string; width: number; height: number; undrawnFormat?: 'HEIC' | 'AVIF' };

/** State of the lens dialog. Groups and values are identified by their ids. */
export type LensState = {
  /** The open group; null while the first question is open: frame alone or with lenses. */
  step: string | null;
  /** Chosen value by group. */
  choices: Readonly<Record<string, string>>;
  /** Choices preselected by the platform or a recommendation, not by the shopper. */
  preselected: Readonly<Record<string, string>>;
  /** Optional groups that the shopper has skipped: nothing is recommended for them again. */
  skipped: readonly string[];
  /** The shopper's text, for groups of the kind 'text'. */
  notes: Readonly<Record<string, string>>;
  typed: TypedPrescription;
  /**
   * The strongest power, as typed to get a recommendation: sphere and cylinder together, of either eye. Never saved,
   * and no value of the prescription.
   */
  strongest: string;
  photo: Photo | null;
  /** Whether a chosen file is being read or the photo rotated; then `photo` is the previous one. */
  isReadingPhoto: boolean;
  /** Whether the shopper agrees to the use of the prescription, which is health data. Never preset. */
  consent: boolean;
  /** Whether the photo was submitted with that consent. */
  photoSubmitted: boolean;
};

export const INITIAL_LENS_STATE: LensState = {
  step: null,
  choices: {},
  preselected: {},
  skipped: [],
  notes: {},
  typed: {},
  strongest: '',
  photo: null,
  isReadingPhoto: false,
  consent: false,
  photoSubmitted: false,
};

/** Whether the groups belong to lenses that are sold without a frame. */
export const areAlone = ([first]: readonly LensGroup[]): boolean => first?.isAlone === true;

/** The tab that opens first: that of lenses without a frame; otherwise null, for the first question. */
export const startStep = ([first]: readonly LensGroup[]): string | null => (first?.isAlone ? first.id : null);

/** The initial state: the values that the platform preselects, unless they are incompatible. */
export function initialLensState(groups: readonly LensGroup[]): LensState {
  const presets = groups.flatMap(({ id, valores }): [string, string][] => {
    const preset = valores.find(({ isPreset }) => isPreset);
    return preset ? [[id, preset.id]] : [];
  });
  const choices = compatibleChoices(groups, Object.fromEntries(presets));
  return { ...INITIAL_LENS_STATE, step: startStep(groups), choices, preselected: choices };
}

export function chosenValue(group: LensGroup, choices: LensState['choices']): LensValue | null {
  return group.valores.find(({ id }) => id === choices[group.id]) ?? null;
}

/**
 * Values of a group that are compatible with the choices in earlier groups. A restriction that leaves no
 * value of the group is an error in the data and is ignored, because otherwise nothing could be chosen.
 */
export function compatibleValues(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  group: LensGroup,
): LensValue[] {
  const earlier = groups.slice(0, groups.indexOf(group));
  return earlier.reduce((values, before) => {
    const named = chosenValue(before, choices)?.allows.filter(({ groupId }) => groupId === group.id) ?? [];
    const allowed = named.filter(({ id }) => group.valores.some((value) => value.id === id));
    return allowed.length === 0 ? values : values.filter(({ id }) => allowed.some((item) => item.id === id));
  }, group.valores);
}

/** The choices without conflicts: of two that conflict, the one in the later tab is dropped. */
export function compatibleChoices(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const group of groups) {
    const value = chosenValue(group, choices);
    if (value !== null && compatibleValues(groups, kept, group).includes(value)) kept[group.id] = value.id;
  }
  return kept;
}

/** Whether all mandatory choices of these groups have been made. */
export const areChoicesMade = (groups: readonly LensGroup[], choices: LensState['choices']): boolean =>
  groups.every(
    ({ id, role, obrigatorio }) => role !== 'choice' || !obrigatorio || Object.hasOwn(choices, id),
  );

/** Whether a tab may be opened, which requires all mandatory choices before it. */
export function isReachable(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  id: string,
): boolean {
  const index = groups.findIndex((group) => group.id === id);
  return index >= 0 && areChoicesMade(groups.slice(0, index), choices);
}

/** Longest text of a text group, in characters. */
const MAX_NOTE_LENGTH = 500;

export type LensAction =
  | { type: 'with-lenses' }
  | { type: 'choose'; group: string; value: string }
  | { type: 'preselect'; group: string; value: string }
  | { type: 'withdraw'; group: string; value: string }
  | { type: 'skip'; group: string }
  | { type: 'restore'; typed?: TypedPrescription; choices: Readonly<Record<string, string>> }
  | { type: 'forget-typed' }
  | { type: 'restart' }
  | { type: 'go'; step: string }
  | { type: 'back' }
  | { type: 'next' }
  | { type: 'note'; group: string; text: string }
  | { type: 'type'; eye: Eye; measure: Measure; text: string }
  | { type: 'type-strongest'; text: string }
  | { type: 'type-total-pd'; text: string }
  | { type: 'use-measured'; typed: TypedPrescription }
  | { type: 'read-photo'; isReading: boolean }
  | { type: 'attach'; photo: Photo }
  | { type: 'rotate'; photo: Photo }
  | { type: 'remove-photo' }
  | { type: 'consent'; given: boolean }
  | { type: 'submit-photo' };

/**
 * Removes the mark of a measured distance, because values that the shopper types come from a prescription.
 */
const TYPED_PD: TypedPrescription = { 'dnp-origem': '' };

function neighbour(groups: readonly LensGroup[], step: string, distance: 1 | -1): LensGroup | undefined {
  return groups[groups.findIndex(({ id }) => id === step) + distance];
}

/** The state with the next tab open, if there is one and it may be opened. */
function goToNext(groups: readonly LensGroup[], state: LensState): LensState {
  const next = state.step === null ? groups[0] : neighbour(groups, state.step, 1);
  return next && isReachable(groups, state.choices, next.id) ? { ...state, step: next.id } : state;
}

/** Whether a tab may be opened and still offers a value after the current choices. */
function isOffered(groups: readonly LensGroup[], { choices }: LensState, id: string, value: string): boolean {
  const group = groups.find((candidate) => candidate.id === id);
  return (
    group !== undefined &&
    isReachable(groups, choices, id) &&
    compatibleValues(groups, choices, group).some((candidate) => candidate.id === value)
  );
}

function choose(groups: readonly LensGroup[], state: LensState, id: string, value: string): LensState {
  if (!isOffered(groups, state, id, value)) return state;
  const choices = compatibleChoices(groups, { ...state.choices, [id]: value });
  const { [id]: _replaced, ...preselected } = state.preselected;
  const skipped = state.skipped.filter((group) => group !== id);
  return goToNext(groups, { ...state, choices, preselected, skipped, step: id });
}

/**
 * Preselects a recommendation, which the shopper accepts with 'Continuar'. Never replaces the shopper's own
 * choice, and skipping a group is one.
 */
function preselect(groups: readonly LensGroup[], state: LensState, id: string, value: string): LensState {
  const isShopperChoice = Object.hasOwn(state.choices, id) && state.preselected[id] !== state.choices[id];
  if (
    isShopperChoice ||
    state.skipped.includes(id) ||
    state.choices[id] === value ||
    !isOffered(groups, state, id, value)
  )
    return state;
  return {
    ...state,
    choices: compatibleChoices(groups, { ...state.choices, [id]: value }),
    preselected: { ...state.preselected, [id]: value },
  };
}

/** Removes a recommendation that no longer applies, unless the shopper has chosen it. */
function withdraw(groups: readonly LensGroup[], state: LensState, id: string, value: string): LensState {
  if (state.preselected[id] !== value || state.choices[id] !== value) return state;
  const { [id]: _choice, ...choices } = state.choices;
  const { [id]: _mark, ...preselected } = state.preselected;
  return { ...state, choices: compatibleChoices(groups, choices), preselected };
}

function skipGroup(groups: readonly LensGroup[], state: LensState, id: string): LensState {
  const group = groups.find((candidate) => candidate.id === id);
  if (!group || group.obrigatorio || !isReachable(groups, state.choices, id)) return state;
  const { [id]: _skipped, ...rest } = state.choices;
  const skipped = [...state.skipped.filter((group) => group !== id), id];
  return goToNext(groups, { ...state, choices: compatibleChoices(groups, rest), skipped, step: id });
}

/**
 * Restores earlier lenses, with their prescription if there is one. Opens the first incomplete tab, or the last if all are
 * complete. Consent must be given again.
 */
function restore(
  groups: readonly LensGroup[],
  state: LensState,
  { typed = state.typed, choices: earlier }: { typed?: TypedPrescription; choices: LensState['choices'] },
): LensState {
  const choices = compatibleChoices(groups, earlier);
  const open = groups.find(
    ({ id, role, obrigatorio }) => role === 'choice' && obrigatorio && !Object.hasOwn(choices, id),
  );
  return { ...state, typed, choices, preselected: {}, step: (open ?? groups.at(-1))?.id ?? null };
}

function back(groups: readonly LensGroup[], state: LensState): LensState {
  if (state.step === null) return state;
  return { ...state, step: neighbour(groups, state.step, -1)?.id ?? startStep(groups) };
}

/**
 * Reducer of the lens dialog. Actions that are impossible in a state leave it unchanged, so no sequence of
 * actions leads to an invalid selection.
 */
export function lensReducer(groups: readonly LensGroup[], state: LensState, action: LensAction): LensState {
  switch (action.type) {
    case 'with-lenses':
      return state.step === null ? goToNext(groups, state) : state;
    case 'choose':
      return choose(groups, state, action.group, action.value);
    case 'preselect':
      return preselect(groups, state, action.group, action.value);
    case 'withdraw':
      return withdraw(groups, state, action.group, action.value);
    case 'skip':
      return skipGroup(groups, state, action.group);
    case 'restore':
      return restore(groups, state, action);
    case 'forget-typed':
      return { ...state, typed: {}, strongest: '' };
    case 'restart':
      return { ...initialLensState(groups), typed: state.typed };
    case 'go':
      return isReachable(groups, state.choices, action.step) ? { ...state, step: action.step } : state;
    case 'back':
      return back(groups, state);
    case 'next':
      return goToNext(groups, state);
    case 'note':
      return groups.some(({ id, role }) => id === action.group && role === 'text')
        ? { ...state, notes: { ...state.notes, [action.group]: action.text.slice(0, MAX_NOTE_LENGTH) } }
        : state;
    case 'type':
      return {
        ...state,
        typed: {
          ...state.typed,
          [`${action.eye}-${action.measure}`]: action.text.slice(0, MAX_FIELD_LENGTH),
          ...(action.measure === 'dnp' && TYPED_PD),
        },
      };
    case 'type-strongest':
      return { ...state, strongest: action.text.slice(0, MAX_FIELD_LENGTH) };
    case 'type-total-pd':
      return {
        ...state,
        typed: { ...state.typed, 'dnp-total': action.text.slice(0, MAX_FIELD_LENGTH), ...TYPED_PD },
      };
    case 'use-measured':
      return { ...state, typed: { ...state.typed, ...action.typed } };
    case 'read-photo':
      return { ...state, isReadingPhoto: action.isReading };
    case 'attach':
      // Another photo is other health data, which the shopper has not submitted yet.
      return groups.some(({ role }) => role === 'upload')
        ? { ...state, photo: action.photo, photoSubmitted: false }
        : state;
    case 'rotate':
      return state.photo === null ? state : { ...state, photo: action.photo };
    case 'remove-photo':
      return { ...state, photo: null, isReadingPhoto: false, photoSubmitted: false };
    case 'consent':
      return { ...state, consent: action.given, photoSubmitted: state.photoSubmitted && action.given };
    case 'submit-photo':
      return { ...state, photoSubmitted: state.photo !== null && state.consent };
  }
}

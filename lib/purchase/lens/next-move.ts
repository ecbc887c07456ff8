import type { LensGroup } from './options';
import { compatibleValues, isReachable, type LensState } from './state';
import { isFilled, prescriptionTab } from './summary';
import { isPrescriptionEmpty, isPrescriptionValid } from './typed-prescription';

/** Why the purchase cannot be sent yet: the tab to open, and what to do there. */
export type LensProblem = { group: string; message: string };

function choiceProblem(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  if (!group.obrigatorio || Object.hasOwn(state.choices, group.id)) return '';
  return compatibleValues(groups, state.choices, group).length > 0
    ? `Escolha uma opção de ${group.nome}.`
    : `Nenhuma opção de ${group.nome} combina com as escolhas anteriores. Mude uma delas.`;
}

function uploadProblem(state: LensState, group: LensGroup): string {
  if (state.isReadingPhoto) return 'Espere o arquivo da receita abrir.';
  if (state.photo !== null && !state.photoSubmitted)
    return 'Confirme o envio da receita, com a sua autorização, ou exclua a foto.';
  return group.obrigatorio && state.photo === null ? 'Anexe a foto da sua receita.' : '';
}

function textProblem(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  if (isFilled(groups, state, group) && !state.consent)
    return 'Para enviar os dados da receita, marque a sua autorização.';
  return group.obrigatorio && !isFilled(groups, state, group) ? `Preencha ${group.nome}.` : '';
}

/** The first problem that blocks 'Finalizar', in the order of the tabs; null if there is none. */
export function firstProblem(groups: readonly LensGroup[], state: LensState): LensProblem | null {
  const typedGroup = prescriptionTab(groups);
  for (const group of groups) {
    const message =
      group.role === 'choice'
        ? choiceProblem(groups, state, group)
        : group.role === 'upload'
          ? uploadProblem(state, group)
          : textProblem(groups, state, group);
    if (message !== '') return { group: group.id, message };
    // If a photo is sent, incomplete typed values are not sent and do not block the order.
    if (group === typedGroup && !state.photoSubmitted && !isPrescriptionValid(state.typed))
      return { group: group.id, message: 'Corrija os campos marcados na receita digitada.' };
  }
  return null;
}

/**
 * The action of a tab's only button: 'send' the prescription, 'continue', continue and send the prescription 'later',
 * 'finish', or show the 'missing' step.
 */
export type Move = { kind: 'send' | 'continue' | 'later' | 'finish' | 'missing'; isPossible: boolean };

/** Whether a tab contains a part of the prescription that the shopper has not submitted yet. */
function isUnsent(groups: readonly LensGroup[], state: LensState, group: LensGroup): boolean {
  if (group.role === 'upload' && state.photo !== null && !state.photoSubmitted) return true;
  // Typed values are submitted with the text of a later tab.
  if (group.role === 'upload')
    return (
      group === prescriptionTab(groups) &&
      groups.some(({ role }) => role === 'text') &&
      !isPrescriptionEmpty(state.typed) &&
      !state.consent
    );
  return group.role === 'text' && isFilled(groups, state, group) && !state.consent;
}

/** Whether the open tab has typed values that cannot be sent. A photo is sent without them. */
export const hasWrongValues = (groups: readonly LensGroup[], { step, photo, typed }: LensState): boolean =>
  step === prescriptionTab(groups)?.id && photo === null && !isPrescriptionValid(typed);

/**
 * The action of the button in the open tab; null before the first tab. 'Finalizar' is only offered once it
 * can succeed.
 */
export function nextMove(groups: readonly LensGroup[], state: LensState): Move | null {
  const index = groups.findIndex(({ id }) => id === state.step);
  const group = groups[index];
  if (group === undefined) return null;
  if (isUnsent(groups, state, group)) return { kind: 'send', isPossible: true };
  const next = groups[index + 1];
  if (next && hasWrongValues(groups, state)) return { kind: 'send', isPossible: true };
  const isLater =
    group === prescriptionTab(groups) &&
    !group.obrigatorio &&
    !isFilled(groups, state, group) &&
    isPrescriptionEmpty(state.typed);
  if (next)
    return {
      kind: isLater ? 'later' : 'continue',
      isPossible: isReachable(groups, state.choices, next.id),
    };
  return { kind: firstProblem(groups, state) === null ? 'finish' : 'missing', isPossible: true };
}

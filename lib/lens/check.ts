import type { LensGroup } from './options';
import { fittingValues, type LensState } from './state';
import { isFilled, noteOf } from './totals';
import { isTypedEmpty, isTypedValid } from './typed-prescription';

/** What keeps a purchase from being sent: the tab to go to and what to do there. */
export type Obstacle = { group: string; message: string };

/** Whether what would be sent with the order says something about the shopper's eyes (L9). */
export function sendsHealthData(groups: readonly LensGroup[], state: LensState): boolean {
  return (
    state.photo !== null ||
    groups.some((group) => group.papel === 'text' && noteOf(groups, state, group) !== '')
  );
}

function choiceObstacle(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  if (!group.obrigatorio || Object.hasOwn(state.choices, group.id)) return '';
  return fittingValues(groups, state.choices, group).length > 0
    ? `Escolha uma opção de ${group.nome}.`
    : `Nenhuma opção de ${group.nome} combina com as escolhas anteriores. Mude uma delas.`;
}

function uploadObstacle(state: LensState, group: LensGroup): string {
  if (state.photo !== null && !state.handedOver)
    return 'Confirme o envio da receita, com a sua autorização, ou exclua a foto.';
  return group.obrigatorio && state.photo === null ? 'Anexe a foto da sua receita.' : '';
}

function textObstacle(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  if (isFilled(groups, state, group) && !state.consent)
    return 'Para enviar os dados da receita, marque a sua autorização.';
  return group.obrigatorio && !isFilled(groups, state, group) ? `Preencha ${group.nome}.` : '';
}

/** The first thing in the way of 'Finalizar', in the order of the tabs; null when nothing is. */
export function firstObstacle(groups: readonly LensGroup[], state: LensState): Obstacle | null {
  const typedHome =
    groups.find(({ papel }) => papel === 'text') ?? groups.find(({ papel }) => papel === 'upload');
  for (const group of groups) {
    const message =
      group.papel === 'choice'
        ? choiceObstacle(groups, state, group)
        : group.papel === 'upload'
          ? uploadObstacle(state, group)
          : textObstacle(groups, state, group);
    if (message !== '') return { group: group.id, message };
    if (group === typedHome && !isTypedEmpty(state.typed) && !isTypedValid(state.typed))
      return { group: group.id, message: 'Corrija os campos marcados na receita digitada.' };
  }
  return null;
}

/** Shown if the account rejects a change, which is then undone. */
export const CHANGE_FAILED = {
  text: 'Não foi possível atualizar os seus favoritos. Tente novamente mais tarde.',
  confirm: 'Entendi',
};

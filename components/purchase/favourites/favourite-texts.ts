/** Shown if the account rejects a change, which is then undone. */
export const CHANGE_FAILED = {
  text: 'Não conseguimos atualizar os seus favoritos agora. Nada mudou: tente de novo daqui a pouco.',
  confirm: 'Entendi',
};

const REFUSED = 'Não conseguimos atualizar os seus favoritos agora. Nada mudou: tente de novo daqui a pouco.';
const OFFLINE = 'Os seus favoritos não mudaram. Tente de novo quando a conexão voltar.';

/** Shown if the account keeps some favourites of which all were to be removed. */
export const REMOVAL_INCOMPLETE = {
  text: 'Não conseguimos remover todos. Os que continuam aqui estão na sua conta: tente de novo daqui a pouco.',
  confirm: 'Entendi',
};

/** Shown if the account rejects a change, which is then undone, or if the device has no connection. */
export const changeFailed = () =>
  navigator.onLine
    ? { text: REFUSED, confirm: 'Entendi' }
    : { title: 'Sem conexão com a internet', text: OFFLINE, confirm: 'Entendi' };

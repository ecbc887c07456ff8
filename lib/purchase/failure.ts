import { GatewayError } from '@/lib/gateway/browser';

/** The platform sent the shopper somewhere that is not the shop's own store, or nowhere. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

const KEPT = 'O que você escolheu continua aqui.';

/** What to tell a shopper whose purchase could not be prepared, and what to do next (A26). */
export function failureText(error: unknown): string {
  if (error instanceof RefusedAddress)
    return `A loja respondeu com um endereço de sacola que não é o dela, e por segurança não o abrimos. Tente de novo ou fale com a gente. ${KEPT}`;
  const status = error instanceof GatewayError ? error.status : 0;
  if (status === 0) return `Não conseguimos falar com a loja. Confira sua conexão e tente de novo. ${KEPT}`;
  if (status === 429) return `Foram muitas tentativas seguidas. Espere um minuto e tente de novo. ${KEPT}`;
  if (status === 413)
    return `A foto ficou grande demais para enviar. Troque por uma menor e tente de novo. ${KEPT}`;
  if (status === 504) return `A loja demorou demais para responder. Tente de novo em instantes. ${KEPT}`;
  if (status < 500)
    return `A loja não aceitou estas escolhas. Revise e tente de novo, ou fale com a gente. ${KEPT}`;
  return `A loja está com um problema do lado dela. Tente de novo em instantes. ${KEPT}`;
}

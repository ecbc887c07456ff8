import { GatewayError } from '@/lib/browser/gateway-client';

/** The platform returned no address, or one that is not on the shop's store site. */
export class UntrustedAddressError extends Error {
  override readonly name = 'UntrustedAddressError';
}

const SELECTION_NOTICE = 'O que você escolheu continua aqui.';

/** Error message for a purchase that could not be prepared: the cause and the next step. */
export function checkoutFailureText(error: unknown): string {
  if (error instanceof UntrustedAddressError)
    return `A loja respondeu com um endereço de sacola que não é o dela, e por segurança não o abrimos. Tente de novo ou fale com a gente. ${SELECTION_NOTICE}`;
  const status = error instanceof GatewayError ? error.status : 0;
  if (status === 0) return `Sem conexão com a loja. Confira a internet e tente de novo. ${SELECTION_NOTICE}`;
  if (status === 429)
    return `Foram muitas tentativas seguidas. Espere um minuto e tente de novo. ${SELECTION_NOTICE}`;
  if (status === 413)
    return `A foto ficou grande demais para enviar. Troque por uma menor e tente de novo. ${SELECTION_NOTICE}`;
  if (status === 422)
    return `Não conseguimos abrir a foto da receita. Troque por outra, de preferência JPG, e tente de novo. ${SELECTION_NOTICE}`;
  if (status === 503)
    return `A loja está com muitos pedidos agora. Espere alguns segundos e tente de novo. ${SELECTION_NOTICE}`;
  if (status === 504)
    return `A loja demorou demais para responder. Tente de novo em instantes. ${SELECTION_NOTICE}`;
  if (status < 500)
    return `A loja não aceitou estas escolhas. Revise e tente de novo, ou fale com a gente. ${SELECTION_NOTICE}`;
  return `A loja está com um problema do lado dela. Tente de novo em instantes. ${SELECTION_NOTICE}`;
}

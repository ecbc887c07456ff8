import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import { NO_PHONE, noticeSchema } from '@/lib/notify/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** The newsletter is an extra: what goes wrong with it must not read as if the notice had failed. */
async function subscribe(nome: string, email: string): Promise<void> {
  try {
    await callGateway<Envio>('POST', 'newsletter', { body: { nome, email } });
  } catch (error) {
    console.warn('Newsletter not subscribed', error);
  }
}

/** Checks and sends the notify form of a product, and subscribes to the newsletter if wished (NOTIFY-05, NOTIFY-06). */
export function createNotifyLogic(idProduto: number): FormLogic {
  let optedIn = false;
  return createFormLogic({
    schema: noticeSchema,
    valuesOf: (data) => {
      optedIn = data.has('novidades');
      return {
        idProduto,
        idAtributoValor: 0,
        nome: textOf(data, 'nome'),
        email: textOf(data, 'email'),
        contato: NO_PHONE,
        observacao: '',
        mailing: false,
      };
    },
    post: async (body) => {
      const { sucesso } = await callGateway<Envio>('POST', 'product/solicitation', { body });
      if (sucesso && optedIn) await subscribe(body.nome, body.email);
      return sucesso;
    },
  });
}

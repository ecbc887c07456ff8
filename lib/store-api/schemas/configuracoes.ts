import { z } from 'zod';
import { label, looseObject, stringMap } from './lenient';

/** GET settings (API-21, HEAD-16); every branch may be missing. `descontoVista` maps a payment method to a fraction. */
export const configuracoesSchema = z.object({
  configuracoes: looseObject({
    google: looseObject({ ga: looseObject({ gtm: label }) }),
    sistema: looseObject({ geral: looseObject({ site: looseObject({ whatsapp: label }) }) }),
    pagamento: looseObject({ geral: looseObject({ descontoVista: stringMap }) }),
    link: looseObject({ social: stringMap }),
  }),
});
export type Configuracoes = z.output<typeof configuracoesSchema>['configuracoes'];

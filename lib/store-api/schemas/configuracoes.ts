import { z } from 'zod';
import { label, link, looseObject, stringMap } from './lenient';

const OTHER_SITE = /^(?:https?:)?\/\/./i;

/** Addresses of other sites by name; what is none, such as a script or a bare name, becomes `''`. */
const sites = stringMap.transform((map) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, siteAddress(value)])),
);

function siteAddress(value: string): string {
  const address = link.parse(value);
  return OTHER_SITE.test(address) ? address : '';
}

/** GET settings (API-21, HEAD-16); every branch may be missing. `descontoVista` maps a payment method to a fraction. */
export const configuracoesSchema = z.object({
  configuracoes: looseObject({
    google: looseObject({ ga: looseObject({ gtm: label }) }),
    sistema: looseObject({ geral: looseObject({ site: looseObject({ whatsapp: label }) }) }),
    pagamento: looseObject({ geral: looseObject({ descontoVista: stringMap }) }),
    link: looseObject({ social: sites }),
  }),
});
export type Configuracoes = z.output<typeof configuracoesSchema>['configuracoes'];

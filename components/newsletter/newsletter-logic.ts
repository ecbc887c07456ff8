import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl } from 'react-hook-form';
import { callGateway } from '@/lib/gateway/browser';
import { type NewsletterFields, newsletterSchema } from '@/lib/newsletter/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

export type FieldName = keyof NewsletterFields;

/** What came of a sending; `invalid` names the fields that kept it back. */
export type SendResult =
  | { outcome: 'registered' | 'failed'; invalid: readonly [] }
  | { outcome: 'invalid'; invalid: readonly FieldName[] };

async function post(fields: NewsletterFields): Promise<SendResult> {
  try {
    const { sucesso } = await callGateway<Envio>('POST', 'newsletter', { body: fields });
    return { outcome: sucesso ? 'registered' : 'failed', invalid: [] };
  } catch (error) {
    console.warn('Newsletter not sent', error);
    return { outcome: 'failed', invalid: [] };
  }
}

/**
 * Validation and sending of the form (NEWS-04 to NEWS-06). `inputs` go onto the fields that are already on the
 * page: without default values the form takes over what was typed into them.
 */
export function createNewsletterLogic(names: readonly FieldName[]) {
  const { register, handleSubmit, setValue } = createFormControl<NewsletterFields>({
    resolver: standardSchemaResolver(newsletterSchema),
  });
  const inputs = Object.fromEntries(names.map((name) => [name, register(name)]));

  function send(): Promise<SendResult> {
    return new Promise((resolve, reject) => {
      handleSubmit(
        async (fields) => {
          const result = await post(fields);
          if (result.outcome === 'registered') for (const name of names) setValue(name, '');
          resolve(result);
        },
        (errors) => resolve({ outcome: 'invalid', invalid: names.filter((name) => errors[name]) }),
      )().catch(reject);
    });
  }

  return { inputs, send };
}
export type NewsletterLogic = ReturnType<typeof createNewsletterLogic>;

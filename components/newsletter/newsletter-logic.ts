import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl } from 'react-hook-form';
import { callGateway } from '@/lib/gateway/browser';
import { type NewsletterFields, newsletterSchema } from '@/lib/newsletter/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

export type SendResult = 'registered' | 'failed' | 'invalid';

async function post(fields: NewsletterFields): Promise<SendResult> {
  try {
    const { sucesso } = await callGateway<Envio>('POST', 'newsletter', { body: fields });
    return sucesso ? 'registered' : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Validation and sending of the form (NEWS-05, NEWS-06). `input` goes onto the field that is already on the
 * page: without default values the form takes over what was typed into it.
 */
export function createNewsletterLogic() {
  const { register, handleSubmit, setValue } = createFormControl<NewsletterFields>({
    resolver: standardSchemaResolver(newsletterSchema),
  });
  const input = register('email');

  async function send(): Promise<SendResult> {
    const results: SendResult[] = [];
    await handleSubmit(async (fields) => {
      results.push(await post(fields));
    })();
    const [result = 'invalid'] = results;
    if (result === 'registered') setValue('email', '');
    return result;
  }

  return { input, send };
}
export type NewsletterLogic = ReturnType<typeof createNewsletterLogic>;

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What became of a form that was sent; `errors` by field, in the order in which the schema names the fields. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'failed' }
  | { kind: 'invalid'; errors: Record<string, string> };

export type FormLogic = { send: (form: HTMLFormElement) => Promise<FormOutcome> };

type Setting<Values extends FieldValues, Sent extends FieldValues> = {
  schema: z.ZodMiniType<Sent, Values>;
  /** What the form holds, as the schema takes it. */
  valuesOf: (data: FormData) => Values;
  /** True when the platform took it. May throw: that is a failure too. */
  post: (sent: Sent) => Promise<boolean>;
};

/**
 * Checks and sends a form that is on the page. Its controls are the only keepers of what was typed, so nothing
 * is lost between page, code and failure; the values are read when the form is sent.
 */
export function createFormLogic<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  valuesOf,
  post,
}: Setting<Values, Sent>): FormLogic {
  return {
    async send(form) {
      const { handleSubmit } = createFormControl<Values, unknown, Sent>({
        values: valuesOf(new FormData(form)),
        resolver: standardSchemaResolver(schema),
      });
      let outcome: FormOutcome = { kind: 'failed' };
      await handleSubmit(
        async (sent) => {
          outcome = await taken(post(sent));
        },
        (errors) => {
          const messages = Object.entries(errors).map(([name, error]) => [
            name,
            String(error?.message ?? ''),
          ]);
          outcome = { kind: 'invalid', errors: Object.fromEntries(messages) };
        },
      )();
      return outcome;
    },
  };
}

async function taken(posting: Promise<boolean>): Promise<FormOutcome> {
  try {
    return { kind: (await posting) ? 'sent' : 'failed' };
  } catch (error) {
    console.warn('Form not sent', error);
    return { kind: 'failed' };
  }
}

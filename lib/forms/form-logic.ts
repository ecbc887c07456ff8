import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Outcome of a submit; `errors` by field, in the schema's field order. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'failed' }
  | { kind: 'invalid'; errors: Record<string, string> };

export type FormLogic = { send: (form: HTMLFormElement) => Promise<FormOutcome> };

type FormLogicOptions<Values extends FieldValues, Sent extends FieldValues> = {
  schema: z.ZodMiniType<Sent, Values>;
  /** The form's content as the schema takes it. */
  readValues: (data: FormData) => Values;
  /** Resolves to true when the platform accepted it; a rejection counts as failure. */
  post: (sent: Sent) => Promise<boolean>;
};

/**
 * Validates and sends a form. The DOM controls hold the only copy of the values, which are read on submit, so
 * nothing typed before hydration or during a failure is lost.
 */
export function createFormLogic<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  readValues,
  post,
}: FormLogicOptions<Values, Sent>): FormLogic {
  return {
    async send(form) {
      const { handleSubmit } = createFormControl<Values, unknown, Sent>({
        values: readValues(new FormData(form)),
        resolver: standardSchemaResolver(schema),
      });
      let outcome: FormOutcome = { kind: 'failed' };
      await handleSubmit(
        async (sent) => {
          outcome = await toOutcome(post(sent));
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

async function toOutcome(request: Promise<boolean>): Promise<FormOutcome> {
  try {
    return { kind: (await request) ? 'sent' : 'failed' };
  } catch (error) {
    console.warn('Form not sent', error);
    return { kind: 'failed' };
  }
}

/** Value of a text field; '' for a field that is not there. */
export const fieldText = (data: FormData, name: string) => String(data.get(name) ?? '');

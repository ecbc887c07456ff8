'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

/** Values of the named fields: text, the selected option, or whether a box is checked. */
export type Fields = Record<string, string | boolean | null | undefined>;

type FormDefinition<Values, Sent extends object> = {
  /** Its fields are in the order in which errors are reported. */
  schema: z.ZodMiniType<Sent, Awaited<Values>>;
  /** The form's content as input of the schema. */
  readValues: (fields: Fields) => Values;
  /** Resolves to true when the platform accepted it; a rejection counts as failure. */
  post: (sent: Sent, fields: Fields) => Promise<boolean>;
};

export type FormPhase = 'idle' | 'sending' | 'sent' | 'failed' | 'invalid';

/** A form whose code is loaded. */
export type LoadedForm = {
  register: (name: string) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  phase: FormPhase;
  /** Messages by field, in the schema's order. */
  errors: Record<string, string>;
  /** Validates and sends, unless a submit is in progress. */
  submit: () => void;
  /** Clears the error of one field, or of all. */
  clearErrors: (name?: string) => void;
  /** Clears errors and outcome messages. */
  dismiss: () => void;
};

type ControllerProps = Pick<FormCode, 'resolver' | 'post'> & {
  form: RefObject<HTMLFormElement | null>;
  /** Keep the values after a successful submit. */
  keepValues: boolean;
  /** Focus the first invalid field. */
  focusOnError: boolean;
  /** Called with the form after each change of its state. */
  onChange: (form: LoadedForm) => void;
};

/** Code that loads when a form is first focused. */
export type FormCode = {
  resolver: Resolver<Fields, unknown, object>;
  post(sent: object, fields: Fields): Promise<boolean>;
  Controller: (props: ControllerProps) => null;
};

/** Error for a form that was not accepted; it belongs to no single field. */
const FAILURE = 'root.sending';

/**
 * The selected options: a radio group is registered button by button, and without its value each button clears the
 * others.
 */
function chosenOptions(form: HTMLFormElement | null): Fields {
  const chosen = form?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
  return Object.fromEntries(Array.from(chosen, ({ name, value }) => [name, value]));
}

function textFields(form: HTMLFormElement | null): HTMLInputElement[] {
  const named = form?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
  return Array.from(named).filter(({ type }) => type !== 'radio' && type !== 'checkbox');
}

function toMessages(errors: FieldErrors<Fields>): Record<string, string> {
  const fields = Object.entries(errors).filter(([name]) => name !== 'root');
  return Object.fromEntries(fields.map(([name, error]) => [name, String(error?.message ?? '')]));
}

async function isAccepted(request: Promise<boolean>): Promise<boolean> {
  try {
    return await request;
  } catch (error) {
    console.warn('Form not sent', error);
    return false;
  }
}

/**
 * A form without its markup: registers the fields that are already on the page, keeps their values, and validates and
 * sends them.
 */
function Controller({ resolver, post, form, keepValues, focusOnError, onChange }: ControllerProps) {
  const { register, handleSubmit, formState, ...control } = useForm<Fields, unknown, object>({
    resolver,
    defaultValues: chosenOptions(form.current),
    reValidateMode: 'onSubmit',
    // The order of the fields differs from the order of their errors.
    shouldFocusError: false,
  });
  const isBusy = useRef(false);

  async function send() {
    isBusy.current = true;
    // The browser may have filled in a field without an event.
    for (const { name, value } of textFields(form.current))
      if (control.getValues(name) !== value) control.setValue(name, value);
    let invalid: string | undefined;
    let isSent = false;
    await handleSubmit(
      async (sent) => {
        isSent = await isAccepted(post(sent, control.getValues()));
        if (!isSent) control.setError(FAILURE, {});
      },
      (errors) => {
        [invalid] = Object.keys(errors);
      },
    )();
    isBusy.current = false;
    // Focuses immediately: useForm's setFocus waits for a timer, and a key pressed meanwhile would go elsewhere.
    if (invalid !== undefined && focusOnError)
      form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    if (!isSent || keepValues) return;
    form.current?.reset();
    control.reset(chosenOptions(form.current), { keepIsSubmitSuccessful: true });
  }

  const publish = useEffectEvent(({ errors, isSubmitting, isSubmitSuccessful }: typeof formState) => {
    const messages = toMessages(errors);
    const isInvalid = Object.keys(messages).length > 0;
    const outcome = errors.root ? 'failed' : isInvalid ? 'invalid' : isSubmitSuccessful ? 'sent' : 'idle';
    const phase = isSubmitting ? 'sending' : outcome;
    onChange({
      register,
      phase,
      errors: phase === 'invalid' ? messages : {},
      submit: () => {
        if (!isBusy.current) void send();
      },
      clearErrors: (name) => control.clearErrors(name),
      dismiss: () => {
        if (!isBusy.current && phase !== 'idle')
          control.reset(undefined, { keepValues: true, keepFieldsRef: true });
      },
    });
  });
  // Runs before the browser handles another key, so that no key is lost between reading a field and registering it.
  useLayoutEffect(() => publish(formState), [formState]);
  return null;
}

/** The code of a form. */
export function createFormCode<Values, Sent extends object>({
  schema,
  readValues,
  post,
}: FormDefinition<Values, Sent>): FormCode {
  const resolver = standardSchemaResolver<Fields, unknown, Sent>(z.pipe(z.transform(readValues), schema));
  return { resolver, post, Controller };
}

/** Value of a text field; '' for a field that does not exist. */
export const fieldText = (fields: Fields, name: string) => String(fields[name] ?? '');

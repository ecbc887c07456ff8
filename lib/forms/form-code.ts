'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { maskPhone } from './phone-mask';

/** Values of the named fields: text, the selected option, or whether a box is checked. */
export type Fields = Record<string, string | boolean | null | undefined>;

type FormDefinition<Values, Sent extends object> = {
  /** Schema of the values. Errors are reported in the order of its fields. */
  schema: z.ZodMiniType<Sent, Awaited<Values>>;
  /** Turns the form's content into input for the schema. */
  readValues: (fields: Fields) => Values;
  /** Resolves to true if the platform accepted the form; a rejected promise counts as failure. */
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
  /** Shows the error of a field that has text, before the form is sent. */
  check: (name: string) => void;
  /** Clears the error of one field, or of all. */
  clearErrors: (name?: string) => void;
  /** Clears errors and outcome messages. */
  dismiss: () => void;
};

export type ControllerProps = Pick<FormCode, 'resolver' | 'post'> & {
  form: RefObject<HTMLFormElement | null>;
  /** Whether to keep the values after a successful submit. */
  keepValues: boolean;
  /** Whether to focus the first invalid field. */
  focusOnError: boolean;
  /** Called with the form after each change of its state. */
  onChange: (form: LoadedForm) => void;
};

/** The form's code, which is loaded when a field is first focused. */
export type FormCode = {
  resolver: Resolver<Fields, unknown, object>;
  post(sent: object, fields: Fields): Promise<boolean>;
  Controller: (props: ControllerProps) => ReactNode;
};

/** Error of a form that was not accepted, which belongs to no single field. */
const FAILURE = 'root.sending';

/**
 * The selected options. A radio group is registered button by button, and a button that is registered without
 * the group's value clears the others.
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
    console.warn('The form could not be sent', error);
    return false;
  }
}

/**
 * The logic of a form without its markup: registers the fields that are already on the page, keeps their
 * values, validates and sends them.
 */
function Controller({ resolver, post, form, keepValues, focusOnError, onChange }: ControllerProps) {
  const { register, handleSubmit, formState, ...control } = useForm<Fields, unknown, object>({
    resolver,
    defaultValues: chosenOptions(form.current),
    reValidateMode: 'onSubmit',
    // Errors are reported in the schema's order, which differs from the order of the fields on the page.
    shouldFocusError: false,
  });
  const isBusy = useRef(false);

  /** A form that is emptied on success takes no text while it is sent: that text would be lost unread. */
  function setReadOnly(isReadOnly: boolean) {
    if (!keepValues) for (const field of textFields(form.current)) field.readOnly = isReadOnly;
  }

  async function send() {
    isBusy.current = true;
    // The browser may have filled in a field without firing an event.
    for (const { name, value } of textFields(form.current))
      if (control.getValues(name) !== value) control.setValue(name, value);
    let invalid: string | undefined;
    let isSent = false;
    await handleSubmit(
      async (sent) => {
        setReadOnly(true);
        isSent = await isAccepted(post(sent, control.getValues()));
        setReadOnly(false);
        if (!isSent) control.setError(FAILURE, {});
      },
      (errors) => {
        [invalid] = Object.keys(errors);
      },
    )();
    isBusy.current = false;
    // Focuses at once: useForm's setFocus waits for a timer, and a key pressed meanwhile would go to another
    // field.
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
      check: (name) => {
        if (fieldText(control.getValues(), name).trim() !== '') void control.trigger(name);
      },
      clearErrors: (name) => control.clearErrors(name),
      dismiss: () => {
        if (!isBusy.current && phase !== 'idle')
          control.reset(undefined, { keepValues: true, keepFieldsRef: true });
      },
    });
  });
  // Runs before the browser handles the next key, so that no keystroke is lost between reading a field and
  // registering it.
  useLayoutEffect(() => publish(formState), [formState]);
  return null;
}

/** Creates the code of a form from its schema. */
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

/** Value of a phone field, formatted even if the browser filled it in without any event (QUOTE-04, CONTACT-05). */
export const phoneText = (fields: Fields, name: string) => maskPhone(fieldText(fields, name));

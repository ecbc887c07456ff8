'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, textButton } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { Message, StatusMessage } from '@/components/ui/status-message';
import { CONTACT_FORM_HASH, FIELD_REQUIRED, MAX_MESSAGE_LENGTH, STATES } from '@/lib/forms/field-limits';
import type { FormTool } from '@/lib/forms/form-tools';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './contact-form.module.css';
import { ContactReceipt, type SentMessage } from './contact-receipt';
import { PhoneField, PrivacyNote } from './personal-data';

/** Label of an optional field. The asterisk is not announced, because it would be understood as 'required'. */
function OptionalLabel({ children }: { children: string }) {
  return (
    <>
      {children} <span aria-hidden="true">*</span> <small>(opcional)</small>
    </>
  );
}

const MESSAGES = {
  idle: '',
  sending: 'Enviando…',
  invalid: '',
  failed: 'Houve um erro ao enviar.',
  sent: 'Enviado com sucesso!',
} as const;

/** How long the outcome message stays, in ms. */
const RESET_AFTER_MS = { sent: 3_000, failed: 5_000 };

/** Labels of the fields, in display order. */
const LABELS = {
  nome: 'Nome',
  email: 'E-mail',
  contato: 'Telefone',
  cidade: 'Cidade',
  estado: 'Estado',
  assunto: 'Assunto',
  mensagem: 'Mensagem',
} as const;

type FieldName = keyof typeof LABELS;

/** What an empty required field needs, in one line with the message that is the same for all. */
const NEEDS: Partial<Record<FieldName, string>> = {
  nome: 'Falta o seu nome.',
  email: 'Falta o seu e-mail.',
  contato: 'Falta o telefone com DDD.',
  assunto: 'Falta o assunto, em poucas palavras.',
};

const isField = (name: string): name is FieldName => name in LABELS;

const FIELD_NAMES = Object.keys(LABELS).filter(isField);

/** Unsent values, which outlive the form while the shopper visits other pages of the shop. */
const draft = new Map<FieldName, string>();

/** The form's code; a message that is sent is no draft any more, even if the shopper has left the form meanwhile. */
async function loadCode() {
  const { contactCode } = await import('./contact-code');
  const post: typeof contactCode.post = async (...message) => {
    const isSent = await contactCode.post(...message);
    if (isSent) draft.clear();
    return isSent;
  };
  return { ...contactCode, post };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's control for a field. */
const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<TextControl>(`[name="${name}"]`);

/** Fills empty fields with the draft. */
function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of draft) {
    const control = controlOf(form, name);
    if (control?.value === '') control.value = value;
  }
}

type SummaryProps = { errors: Readonly<Record<string, string>>; onChoose: (name: FieldName) => void };

/** Links to all fields with an error, in field order; a single one has the focus anyway. */
function ErrorSummary({ errors, onChoose }: SummaryProps) {
  const names = FIELD_NAMES.filter((name) => name in errors);
  if (names.length < 2) return null;
  return (
    <nav className={styles.summary} aria-label="Campos a conferir">
      <Message tone="error">
        <p>Confira {names.length} campos:</p>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" className={textButton} onClick={() => onChoose(name)}>
                {LABELS[name]}
              </button>
            </li>
          ))}
        </ul>
      </Message>
    </nav>
  );
}

/**
 * Contact form: shows all errors, and editing a field removes its error. Before hydration `method="dialog"` prevents a
 * submit from leaving the page and losing the input. Without JavaScript it offers `email` instead, if there is one.
 */
export function ContactForm({ email, tool }: { email: string | null; tool?: FormTool | undefined }) {
  const form = useLazyForm(loadCode, {
    resetAfterMs: RESET_AFTER_MS,
    focusOnError: true,
  });
  const [length, setLength] = useState(0);
  const pressed = useRef<SentMessage | null>(null);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const field = (name: FieldName) => ({
    ...form.field(name),
    label: LABELS[name],
    error: form.errors[name],
    hint: form.errors[name] === FIELD_REQUIRED ? NEEDS[name] : undefined,
  });
  const optionalField = (name: FieldName) => ({
    ...field(name),
    label: <OptionalLabel>{LABELS[name]}</OptionalLabel>,
  });
  const emailField = field('email');
  const counter = `${length.toLocaleString('pt-BR')} de ${MAX_MESSAGE_LENGTH.toLocaleString('pt-BR')} caracteres`;
  const { ref } = form.formProps;
  const sending = form.phase === 'sending';

  // The fields are empty after sending, so keep a copy of the message.
  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (sending) return;
    const values = new FormData(currentTarget);
    const textOf = (name: FieldName) => String(values.get(name) ?? '');
    pressed.current = {
      nome: textOf('nome'),
      email: textOf('email'),
      assunto: textOf('assunto'),
      mensagem: textOf('mensagem'),
    };
  }

  useEffect(() => {
    if (form.phase === 'sent') setSent(pressed.current);
  }, [form.phase]);

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    for (const name of FIELD_NAMES) draft.set(name, controlOf(currentTarget, name)?.value ?? '');
    setSent(null);
    if (form.phase === 'invalid' && 'name' in target) form.clearErrors(String(target.name));
    else form.dismiss();
  }

  /** The fields are back and empty; the first one gets the focus. */
  function writeAgain() {
    flushSync(() => setSent(null));
    ref.current?.querySelector<HTMLElement>('[name="nome"]')?.focus();
  }

  useEffect(() => {
    if (ref.current) restoreDraft(ref.current);
    // Text typed before hydration, or restored by the browser, counts too.
    setLength(ref.current?.querySelector('textarea')?.value.length ?? 0);
  }, [ref]);

  return (
    <form
      {...form.formProps}
      {...tool}
      className={styles.form}
      data-sent={sent ? '' : undefined}
      method="dialog"
      noValidate
      aria-label="Formulário de contato"
      onInput={onInput}
      onSubmitCapture={keep}
      onReset={() => {
        draft.clear();
        setLength(0);
      }}
    >
      {form.controller}
      <noscript>
        <p>
          Este formulário só é enviado com o JavaScript do navegador ativado.
          {email ? (
            <>
              {' '}
              Se preferir, escreva para <a href={`mailto:${email}`}>{email}</a>: a resposta leva o mesmo
              tempo.
            </>
          ) : null}
        </p>
      </noscript>
      <ErrorSummary
        errors={form.errors}
        onChoose={(name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
      />
      <input type="hidden" name="hashEmail" value={CONTACT_FORM_HASH} />
      <div className={styles.wide}>
        <TextField {...field('nome')} aria-required autoComplete="name" maxLength={80} />
      </div>
      <TextField
        {...emailField}
        aria-required
        // A wrong address is named while the shopper still has it in mind; not below a pressed button, which would move
        // away from the pointer and which checks the whole form anyway.
        onBlur={(event) => {
          void emailField.onBlur?.(event);
          if (!document.querySelector('[type="submit"]:active')) form.check('email');
        }}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneField {...field('contato')} aria-required />
      <TextField {...optionalField('cidade')} autoComplete="address-level2" maxLength={80} />
      <SelectField
        {...optionalField('estado')}
        placeholder="Escolha o estado"
        autoComplete="off"
        options={STATES}
      />
      <div className={styles.wide}>
        <TextField {...field('assunto')} aria-required maxLength={120} />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          {...field('mensagem')}
          hint={counter}
          aria-required
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          // Browsers scroll to the line being typed, and leave the rest below the chat button.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      </div>
      <div className={styles.send}>
        <Button type="submit" size="lg" busy={sending} aria-disabled={sending || undefined}>
          Enviar mensagem
        </Button>
        <StatusMessage tone={form.phase === 'failed' ? 'error' : 'success'}>
          {MESSAGES[form.phase]}
        </StatusMessage>
      </div>
      {sent ? (
        <div className={styles.receipt}>
          <ContactReceipt {...sent} onAgain={writeAgain} />
        </div>
      ) : null}
      <div className={styles.wide}>
        <PrivacyNote>Usamos estes dados só para responder à sua mensagem.</PrivacyNote>
      </div>
    </form>
  );
}

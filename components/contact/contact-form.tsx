'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { StatusMessage } from '@/components/ui/status-message';
import { CONTACT_FORM, MAX_MESSAGE } from '@/lib/contact/limits';
import { STATES } from '@/lib/contact/states';
import { firstProblem } from '@/lib/forms/first-problem';
import { keepPhoneMask, PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './contact-form.module.css';
import { Starred } from './starred';

const MESSAGES = {
  idle: '',
  sending: 'Enviando…',
  invalid: '',
  failed: 'Houve um erro ao enviar.',
  sent: 'Enviado com sucesso!',
} as const;

/** ms that a word about the outcome stays (CONTACT-09, CONTACT-10). */
const FADES = { sent: 3_000, failed: 5_000 };

/**
 * Message to the shop (CONTACT-01 to CONTACT-12): one problem at a time, gone with any edit. Until its code is there
 * `method="dialog"` keeps a press of the button from loading another page and losing what was typed. Who has no
 * script is told so before writing, and given `email`, the address of the shop.
 */
export function ContactForm({ email }: { email: string }) {
  const form = useLazyForm(async () => (await import('./contact-logic')).createContactLogic(), {
    fades: FADES,
    focus: true,
  });
  const [length, setLength] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const problem = firstProblem(form.errors);
  const field = (name: string) => ({ name, error: problem.of(name) });
  const sending = form.phase === 'sending';

  useEffect(() => {
    // What was typed before the script came, or is kept by the browser, counts too.
    setLength(ref.current?.querySelector('textarea')?.value.length ?? 0);
  }, []);

  return (
    <form
      ref={ref}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label="Formulário de contato"
      onFocus={form.prepare}
      onInput={form.dismiss}
      onReset={() => setLength(0)}
      onSubmit={form.submit}
    >
      <noscript>
        <p>
          Este formulário só é enviado com o JavaScript do navegador ativado. Se preferir, escreva para{' '}
          <a href={`mailto:${email}`}>{email}</a>: a resposta leva o mesmo tempo.
        </p>
      </noscript>
      <input type="hidden" name="hashEmail" value={CONTACT_FORM} />
      <TextField
        {...field('nome')}
        label={<Starred>Nome</Starred>}
        aria-required
        autoComplete="name"
        maxLength={80}
      />
      <TextField
        {...field('email')}
        label={<Starred>E-mail</Starred>}
        aria-required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('contato')}
        label={<Starred>Telefone</Starred>}
        aria-required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_LENGTH}
        placeholder="(11) 98765-4321"
        onInput={keepPhoneMask}
      />
      <TextField
        {...field('cidade')}
        label={<Starred>Cidade</Starred>}
        autoComplete="address-level2"
        maxLength={80}
      />
      <SelectField
        {...field('estado')}
        label={<Starred>Estado</Starred>}
        placeholder="Escolha o estado"
        autoComplete="off"
        options={STATES}
      />
      <TextField {...field('assunto')} label={<Starred>Assunto</Starred>} aria-required maxLength={120} />
      <div className={styles.wide}>
        <TextAreaField
          {...field('mensagem')}
          label={<Starred>Mensagem</Starred>}
          hint={`${length.toLocaleString('pt-BR')} de ${MAX_MESSAGE.toLocaleString('pt-BR')} caracteres`}
          aria-required
          rows={6}
          maxLength={MAX_MESSAGE}
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
    </form>
  );
}

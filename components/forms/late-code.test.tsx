import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FormCode } from '@/lib/forms/form-code';
import { maskCep, maskInput } from '@/lib/forms/input-mask';
import { maskPhone } from '@/lib/forms/phone-mask';
import { fakeGateway } from '@/lib/forms/testing';
import { type LazyForm, useLazyForm } from '@/lib/forms/use-lazy-form';
import { contactFormCode, evaluationFormCode, newsletterFormCode } from './send-forms';

type Late = { arrive: () => Promise<void>; load: () => Promise<FormCode> };

/** Code that loads when the test calls `arrive`. */
function lateCode(code: FormCode): Late {
  let resolve: (loaded: FormCode) => void = () => undefined;
  const loading = new Promise<FormCode>((loaded) => {
    resolve = loaded;
  });
  return {
    load: () => loading,
    arrive: () =>
      act(async () => {
        resolve(code);
        await loading;
      }),
  };
}

type Field = {
  tag?: 'input' | 'textarea' | 'select';
  props: ComponentProps<'input'>;
  typed: string;
  kept?: string;
};

/** Every kind of field in the forms. */
const FIELDS: Record<string, Field> = {
  text: { props: { name: 'nome' }, typed: 'Ana Lima' },
  email: { props: { name: 'email', type: 'email' }, typed: 'ana@exemplo.com.br' },
  phone: {
    props: { name: 'contato', type: 'tel', onInput: (event) => maskInput(maskPhone, event) },
    typed: '11987654321',
    kept: '(11) 98765-4321',
  },
  cep: {
    props: { name: 'cep', onInput: (event) => maskInput(maskCep, event) },
    typed: '01310100999',
    kept: '01310-100',
  },
  area: { tag: 'textarea', props: { name: 'mensagem' }, typed: 'Onde está?' },
};

type FormProps = { load: Late['load']; children: (field: LazyForm['field']) => ReactNode };

function Form({ load, children }: FormProps) {
  const form = useLazyForm(load);
  return (
    <form {...form.formProps}>
      {form.controller}
      {children(form.field)}
      <p role="status">{form.phase}</p>
      <button type="submit">Enviar</button>
    </form>
  );
}

/** A form with one field. */
function formOf({ tag: Tag = 'input', props }: Field, load: Late['load']) {
  return (
    <Form load={load}>
      {(field) => <Tag {...(props as object)} {...field(String(props.name))} aria-label="campo" />}
    </Form>
  );
}

const status = () => screen.getByRole('status');

const box = () => screen.getByLabelText<HTMLInputElement>('campo');

describe.each(Object.entries(FIELDS))('a %s field', (_kind, field) => {
  const { typed, kept = typed } = field;

  test.each(Array.from(typed, (_character, index) => index))(
    'SHIP-03, CONTACT-05, QUOTE-04: a field keeps all typed characters if its code loads after character %i',
    async (index) => {
      const code = lateCode(newsletterFormCode);
      render(formOf(field, code.load));
      if (index > 0) await userEvent.type(box(), typed.slice(0, index));
      fireEvent.focus(box());
      await code.arrive();
      await userEvent.type(box(), typed.slice(index));
      expect(box()).toHaveValue(kept);
    },
  );

  test('SHIP-03: a field keeps text that was typed before hydration', async () => {
    const code = lateCode(newsletterFormCode);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(formOf(field, code.load));
    box().value = typed.slice(0, 3);
    const root = await act(async () => hydrateRoot(container, formOf(field, code.load)));
    expect(box()).toHaveValue(typed.slice(0, 3));
    await userEvent.type(box(), typed.slice(3));
    await code.arrive();
    expect(box()).toHaveValue(kept);
    act(() => root.unmount());
    container.remove();
  });
});

test('EVAL-18: choices made before the code loads are kept and sent', async () => {
  const calls = fakeGateway(() => ({}));
  const code = lateCode(evaluationFormCode);
  const grades = ['experiencia 1', 'experiencia 3', 'experiencia 5', 'atendimento 1', 'atendimento 2'];
  render(
    <Form load={code.load}>
      {(field) => (
        <>
          {grades.map((label) => {
            const [name = '', grade] = label.split(' ');
            return <input {...field(name)} key={label} type="radio" value={grade} aria-label={label} />;
          })}
          <input {...field('satisfacao')} type="radio" value="sim" aria-label="sim" />
          <input {...field('satisfacao')} type="radio" value="nao" aria-label="não" />
          <input {...field('autorizacao')} type="checkbox" aria-label="autorizo" defaultChecked />
        </>
      )}
    </Form>,
  );
  for (const name of ['experiencia 5', 'atendimento 1', 'não', 'autorizo'])
    await userEvent.click(screen.getByLabelText(name));
  await code.arrive();
  for (const name of ['experiencia 5', 'atendimento 1', 'não'])
    expect(screen.getByLabelText(name)).toBeChecked();
  expect(screen.getByLabelText('autorizo')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    experiencia: 5,
    atendimento: 1,
    satisfacao: false,
    autorizacao: false,
    mensagem: '',
  });
});

test('CONTACT-12: a form submitted before its code has loaded is sent afterwards, with the current values', async () => {
  const calls = fakeGateway(() => ({}));
  const code = lateCode(contactFormCode);
  render(
    <Form load={code.load}>
      {(field) => (
        <>
          <input type="hidden" name="hashEmail" value="contato/formulario" />
          {['nome', 'email', 'contato', 'assunto', 'mensagem'].map((name) => (
            <input {...field(name)} key={name} aria-label={name} />
          ))}
        </>
      )}
    </Form>,
  );
  const values = { nome: 'Ana', email: 'a@b.c', contato: '11', assunto: 'Oi', mensagem: 'Olá' };
  // Fills a field without an event, as the autofill of some browsers does.
  for (const [name, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(name).value = value;
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(status()).toHaveTextContent('sending');
  await code.arrive();
  await waitFor(() => expect(status()).toHaveTextContent('sent'));
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining(values)]);
});

test('CONTACT-10: if the code fails to load, a message is shown, and the next submission loads it again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const calls = fakeGateway(() => ({}));
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('offline');
    return newsletterFormCode;
  };
  render(formOf({ props: { name: 'email' }, typed: '' }, load));
  await userEvent.type(box(), 'a@b.c{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent('failed'));
  isOnline = true;
  await userEvent.type(box(), '{Enter}');
  await waitFor(() => expect(status()).toHaveTextContent('sent'));
  expect(calls).toHaveLength(1);
});

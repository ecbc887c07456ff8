import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway, gatewayReply } from '@/lib/forms/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { ReviewForm } from './review-form';

const field = (name: string) => screen.getByRole('textbox', { name });
const star = (name: string) => screen.getByRole('radio', { name });
const send = () => screen.getByRole('button', { name: 'Enviar avaliação' });
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function fill() {
  await userEvent.click(star('5 de 5 estrelas'));
  await userEvent.type(field('O que você achou?'), 'Leve e firme.');
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.type(field('E-mail'), 'a@b.c');
}

async function submit() {
  fireEvent.click(send());
  await act(() => jest.advanceTimersByTimeAsync(20));
}

muteConsole('warn');
afterEach(() => jest.useRealTimers());

describeOnEachPlatform('the review form', () => {
  test('REVIEW-06 to REVIEW-11: one error is shown at a time, in the order stars, comment, name, e-mail', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<ReviewForm idProduto={7} />);
    const messages: (string | null)[][] = [];
    const steps: (() => Promise<void>)[] = [
      async () => undefined,
      () => userEvent.click(star('4 de 5 estrelas')),
      () => userEvent.type(field('O que você achou?'), 'Bom'),
      () => userEvent.type(field('Nome'), 'Ana'),
      () => userEvent.type(field('E-mail'), 'a@b'),
    ];
    for (const step of steps) {
      await step();
      await userEvent.click(send());
      await waitFor(() => expect(errors()).toHaveLength(1));
      messages.push(errors());
    }
    expect(messages).toEqual([
      ['Selecione a nota!'],
      ['Preencha o campo!'],
      ['Preencha o campo!'],
      ['Preencha o campo!'],
      ['Insira um E-mail válido!'],
    ]);
    expect(calls).toEqual([]);
  });

  test('REVIEW-07, REVIEW-09: an error message describes its field, which gets the focus', async () => {
    fakeGateway(() => gatewayReply(true));
    render(<ReviewForm idProduto={7} />);
    await userEvent.click(star('1 de 5 estrelas'));
    await userEvent.click(send());
    await waitFor(() => expect(field('O que você achou?')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('O que você achou?')).toHaveAccessibleDescription('Preencha o campo!');
    expect(field('O que você achou?')).toHaveFocus();
    expect(field('Nome')).not.toHaveAttribute('aria-invalid');
  });

  test('REVIEW-12: any edit clears the error', async () => {
    fakeGateway(() => gatewayReply(true));
    render(<ReviewForm idProduto={7} />);
    await userEvent.click(send());
    await waitFor(() => expect(errors()).toEqual(['Selecione a nota!']));
    await userEvent.type(field('Nome'), 'A');
    expect(errors()).toEqual([]);
  });

  test('REVIEW-13, REVIEW-15, REVIEW-16, CONST-16: the form is submitted, shows the message for 3 s and is cleared', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<ReviewForm idProduto={7} />);
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recomendo este produto' }));
    jest.useFakeTimers();
    await submit();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'evaluations/product',
        body: {
          idProduto: 7,
          nome: 'Ana',
          email: 'a@b.c',
          nota: '5',
          comentario: 'Leve e firme.',
          recomenda: false,
        },
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Avaliação enviada');
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('REVIEW-14, CONST-16: a failure shows its message for 5 s and keeps the values', async () => {
    fakeGateway(() => ({ status: 500 }));
    render(<ReviewForm idProduto={7} />);
    await fill();
    jest.useFakeTimers();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Houve um erro ao enviar\.$/);
    expect(field('Nome')).toHaveValue('Ana');
    expect(star('5 de 5 estrelas')).toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.getByRole('alert')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question } from './alert-dialog';
import { emulateModalDialogs } from './testing';
import { useConfirm } from './use-confirm';

beforeAll(emulateModalDialogs);

const QUESTION: Question = {
  title: 'Atenção',
  text: 'Tem certeza que deseja cancelar?',
  confirm: 'Sim',
  cancel: 'Não',
};

function Example({ question, onAnswer }: { question: Question; onAnswer: (answer: boolean) => void }) {
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <button type="button" onClick={() => void confirm(question).then(onAnswer)}>
        Cancelar venda
      </button>
      {dialog}
    </>
  );
}

async function open(question = QUESTION) {
  const user = userEvent.setup();
  const onAnswer = jest.fn();
  render(<Example question={question} onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: 'Cancelar venda' }));
  const dialog = await screen.findByRole('alertdialog');
  return { user, onAnswer, dialog };
}

test('A-48: a question is an alert dialog, named by its title and described by its text', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleName('Atenção');
  expect(dialog).toHaveAccessibleDescription('Tem certeza que deseja cancelar?');
  expect(dialog).toHaveProperty('open', true);
});

test.each([
  ['Sim', true],
  ['Não', false],
])('A-48: clicking "%s" resolves to %s once and closes the dialog', async (name, answer) => {
  const { user, onAnswer } = await open();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[answer]]));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('ROUTE-27: Escape, which the browser turns into a close event, counts as no', async () => {
  const { onAnswer, dialog } = await open();
  fireEvent(dialog, new Event('close'));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
});

test('A-48: a click on the backdrop is ignored, and a notice is named by its text', async () => {
  const { onAnswer, dialog } = await open({ text: 'Não deu certo.', confirm: 'Entendi' });
  fireEvent.mouseDown(dialog);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(dialog).toHaveAccessibleName('Não deu certo.');
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

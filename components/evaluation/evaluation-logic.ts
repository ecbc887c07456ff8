import { createFormControl, type Resolver } from 'react-hook-form';
import {
  checkEvaluation,
  type Evaluation,
  type EvaluationDraft,
  type EvaluationProblem,
} from '@/lib/evaluation/schema';
import { callGateway } from '@/lib/gateway/browser';
import type { AvaliacaoLoja } from '@/lib/store-api/schemas/avaliacao-loja';

/** What the form's own controls hold; `null` where nothing is chosen. */
type Answers = {
  experiencia: string | null;
  atendimento: string | null;
  satisfacao: string | null;
  autorizacao: boolean;
  mensagem: string;
};

export type SendResult = 'sent' | 'failed' | EvaluationProblem;

/** Answers given before the logic was there are on the page and nowhere else. */
function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const textOf = (name: keyof Answers) => data.get(name)?.toString() ?? null;
  return {
    experiencia: textOf('experiencia'),
    atendimento: textOf('atendimento'),
    satisfacao: textOf('satisfacao'),
    autorizacao: data.has('autorizacao'),
    mensagem: textOf('mensagem') ?? '',
  };
}

function draftOf({ experiencia, atendimento, satisfacao, autorizacao, mensagem }: Answers): EvaluationDraft {
  return {
    experiencia: Number(experiencia ?? 0),
    atendimento: Number(atendimento ?? 0),
    satisfacao: satisfacao === null ? null : satisfacao === 'sim',
    autorizacao,
    mensagem,
  };
}

/** Only the first problem is an error: it gets the words, and its control the focus (EVAL-12). */
const resolver: Resolver<Answers, unknown, Evaluation> = (answers) => {
  const checked = checkEvaluation(draftOf(answers));
  if ('evaluation' in checked) return { values: checked.evaluation, errors: {} };
  const { field, message } = checked.problem;
  return { values: {}, errors: { [field]: { type: 'required', message } } };
};

/** The key is in the address bar alone: the page is the same for everybody (EVAL-01). */
function keyInAddress(): string {
  return Object.fromEntries(new URLSearchParams(window.location.search)).key ?? '';
}

async function post(evaluation: Evaluation): Promise<SendResult> {
  const path = `evaluations/store/add/${encodeURIComponent(keyInAddress())}`;
  try {
    const { sucesso } = await callGateway<AvaliacaoLoja>('POST', path, { body: evaluation });
    return sucesso ? 'sent' : 'failed';
  } catch (error) {
    console.warn('Evaluation not sent', error);
    return 'failed';
  }
}

/** Checks and sends the form that is on the page (EVAL-09 to EVAL-13, EVAL-18); `inputs` go onto its controls. */
export function createEvaluationLogic(form: HTMLFormElement) {
  const { register, handleSubmit } = createFormControl<Answers, unknown, Evaluation>({
    defaultValues: answersOf(form),
    reValidateMode: 'onSubmit',
    resolver,
  });
  const inputs = {
    experiencia: register('experiencia'),
    atendimento: register('atendimento'),
    satisfacao: register('satisfacao'),
    autorizacao: register('autorizacao'),
    mensagem: register('mensagem'),
  };

  async function send(): Promise<SendResult> {
    const results: SendResult[] = [];
    await handleSubmit(
      async (evaluation) => {
        results.push(await post(evaluation));
      },
      (errors) => {
        const [[field, error] = []] = Object.entries(errors);
        results.push({ field: field as keyof Answers, message: error?.message ?? '' });
      },
    )();
    return results[0] ?? 'failed';
  }

  return { inputs, send };
}
export type EvaluationLogic = ReturnType<typeof createEvaluationLogic>;

'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { isAboutWords } from '@/lib/shared/fold-text';

type Question = { id: string; question: string };

/** How many questions are offered, the best ones first. */
const MAX_QUESTIONS = 5;

const blocks = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:has(summary [id])')];

/** Questions of this page that contain one of the words, then those whose answer does. */
function questionsAbout(words: string): Question[] {
  const isAbout = isAboutWords(words);
  const inQuestion: Question[] = [];
  const inAnswer: Question[] = [];
  for (const block of blocks()) {
    const heading = block.querySelector('summary [id]');
    const question = heading?.textContent ?? '';
    const entry = { id: heading?.id ?? '', question };
    if (isAbout(question)) inQuestion.push(entry);
    else if (isAbout(block.textContent)) inAnswer.push(entry);
  }
  return [...inQuestion, ...inAnswer].slice(0, MAX_QUESTIONS);
}

function open(id: string): void {
  for (const block of blocks()) if (block.querySelector(`#${CSS.escape(id)}`)) block.open = true;
}

/** A search form that first looks through the questions of this page; if none is about the words, it searches the shop. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<{ words: string; questions: Question[] } | null>(null);

  function search(event: FormEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    const words = String(new FormData(event.target).get('busca') ?? '').trim();
    const questions = questionsAbout(words);
    setFound(questions.length > 0 ? { words, questions } : null);
    if (questions.length > 0) event.preventDefault();
  }

  return (
    <div onSubmit={search}>
      {children}
      <div role="status">
        {found ? (
          <>
            <p>Sobre “{found.words}”:</p>
            <ul>
              {found.questions.map(({ id, question }) => (
                <li key={id}>
                  <a className="tap" href={`#${id}`} onClick={() => open(id)}>
                    {question}
                  </a>
                </li>
              ))}
              <li>
                <a className="tap" href={`/busca?busca=${encodeURIComponent(found.words)}`}>
                  Buscar na loja toda
                </a>
              </li>
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}

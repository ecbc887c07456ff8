import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { textButton } from '@/components/ui/button';
import { suggestEmail } from '@/lib/forms/email-suggestion';
import styles from './email-hint.module.css';

type Hint = { input: HTMLInputElement; meant: string };

/** Below the form's e-mail field, the address that the shopper probably meant. It is never changed by itself. */
export function EmailHint({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [hint, setHint] = useState<Hint | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const input = form.current?.querySelector<HTMLInputElement>('input[type=email]');
    function look() {
      const meant = input && suggestEmail(input.value);
      setHint(meant ? { input, meant } : null);
    }
    input?.addEventListener('change', look, { signal });
    // A suggestion for the text before is no longer true.
    input?.addEventListener('input', () => setHint(null), { signal });
    form.current?.addEventListener('reset', () => setHint(null), { signal });
    return () => controller.abort();
  }, [form]);

  if (hint === null || hint.input.parentElement === null) return null;

  function accept({ input, meant }: Hint) {
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return createPortal(
    <p className={styles.hint} role="status">
      Você quis dizer{' '}
      <button type="button" className={textButton} onClick={() => accept(hint)}>
        {hint.meant}
      </button>
      ?
    </p>,
    hint.input.parentElement,
  );
}

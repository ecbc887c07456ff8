import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** Purpose of a form's personal data (`children`, a sentence), with a link that keeps the input. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p>
      <small>
        {children}{' '}
        <a href="/pagina/politica-de-privacidade" target="_blank" rel="noopener">
          Política de privacidade<VisuallyHidden>, abre em nova aba</VisuallyHidden>
        </a>
      </small>
    </p>
  );
}

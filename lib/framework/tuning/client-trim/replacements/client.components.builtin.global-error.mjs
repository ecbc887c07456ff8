import { jsx } from 'react/jsx-runtime';

/** Stands in while app/global-error.tsx is not known yet: Next's own page is in English, with its own styles. */
export default function DefaultGlobalError() {
  const text = 'Não foi possível mostrar esta página. Recarregue-a para tentar de novo.';
  return jsx('html', { lang: 'pt-BR', children: jsx('body', { children: jsx('p', { children: text }) }) });
}

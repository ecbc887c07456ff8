import { jsx } from 'react/jsx-runtime';

/** Used until app/global-error.tsx is loaded: Next's own page is in English and has its own styles. */
export default function DefaultGlobalError() {
  const text = 'Não foi possível mostrar esta página. Recarregue-a para tentar de novo.';
  return jsx('html', { lang: 'pt-BR', children: jsx('body', { children: jsx('p', { children: text }) }) });
}

import type { Metadata } from 'next';

/** Next uses this title for every 404 response, including the complete error page. */
export const metadata: Metadata = { title: 'Página não encontrada' };

/**
 * Fallback page of the framework. For unknown addresses the middleware sends the shop's 404 page; this one is shown
 * only if a page turns out to be missing while it is rendered.
 */
export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
      <p>Página não encontrada</p>
      <a href="/">Ir para a página inicial</a>
    </main>
  );
}

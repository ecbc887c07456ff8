import type { Metadata } from 'next';

/** Next takes the title of every 404 response from here, including the full error page. */
export const metadata: Metadata = { title: 'Página não encontrada' };

/**
 * Fallback of the framework. The middleware sends the shop's 404 page for unknown addresses; this one is shown only if
 * a page turns out to be missing while it is rendered.
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

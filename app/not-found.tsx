import type { Metadata } from 'next';

/** Next takes the title of every 404 answer from here, the full error page's too. */
export const metadata: Metadata = { title: 'Página não encontrada' };

/**
 * Fallback of the framework. The middleware answers unknown addresses with the shop's own 404 page; this one is
 * reached only if a page finds out too late.
 */
export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
      <p>Página não encontrada</p>
      <p>
        <a href="/">Ir para a página inicial</a>
      </p>
    </main>
  );
}

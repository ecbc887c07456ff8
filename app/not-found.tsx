import type { Metadata } from 'next';

/** Next takes the title of every page that is answered with 404 from here, the full error page's too (ERR-07). */
export const metadata: Metadata = { title: 'Página não encontrada' };

/**
 * Safety net of the framework. The middleware answers unknown addresses with the shop's own page and a real
 * 404 (ROUTE-10); this one is reached only if a page finds out too late.
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

import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';

/**
 * What the shop's cookies are for, and the way to choose anew; the link opens the choice where there is
 * JavaScript (L10). Our own text, because the addresses of all pages lead here, whatever the platform's policy says.
 * `children` tells what is stored, by name.
 */
export function CookieChoice({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2 id="cookies">Cookies, e como escolher</h2>
      <p>
        Os cookies necessários guardam o carrinho, a região de entrega e a sua escolha: sem eles a loja não
        funciona. Os de preferências, de estatística e de marketing só são usados se você aceitar, e você pode
        mudar de ideia quando quiser. Os do Google e da Meta só existem se a loja usa essas ferramentas.
      </p>
      <p>
        <a href="/pagina/politica-de-privacidade#cookies">Preferências de cookies</a>
      </p>
      <noscript>
        <p>Sem JavaScript, nenhum cookie de estatística ou de marketing é gravado: não há o que escolher.</p>
      </noscript>
      {children}
    </Prose>
  );
}

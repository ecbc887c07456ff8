import { Prose } from '@/components/ui/prose';

/**
 * What the shop's cookies are for, and the way to choose anew; the link opens the choice where there is
 * JavaScript (L10). Our own text, because the addresses of all pages lead here, whatever the platform's policy says.
 */
export function CookieChoice() {
  return (
    <Prose>
      <h2 id="cookies">Cookies, e como escolher</h2>
      <p>
        Os cookies necessários guardam o carrinho, a região de entrega e a sua escolha: sem eles a loja não
        funciona. Os últimos produtos que você viu ficam só no seu aparelho. Os cookies de medição e os de
        publicidade só são usados se você aceitar, e você pode mudar de ideia quando quiser.
      </p>
      <p>
        <a href="/pagina/politica-de-privacidade#cookies">Preferências de cookies</a>
      </p>
      <noscript>
        <p>Sem JavaScript, nenhum cookie de medição ou de publicidade é gravado: não há o que escolher.</p>
      </noscript>
    </Prose>
  );
}

import { AccessibilityIcon } from '@/components/ui/icons-shop';
import styles from './accessibility-article.module.css';
import type { ArticleProps } from './article';

/** Accessibility statement of the shop, with the symbol the law asks for (LBI 13.146/2015, art. 63; L11). */
export function AccessibilityArticle({ storefront, whatsappHref }: ArticleProps) {
  const { email, phone, hours, whatsApp } = storefront.facts;
  return (
    <>
      <p className={styles.symbol}>
        <AccessibilityIcon />
        <span>{storefront.words.accessibility}</span>
      </p>
      <h2>O que seguimos</h2>
      <p>
        A Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63) pede sites acessíveis conforme as melhores
        práticas. Seguimos as Diretrizes de Acessibilidade para Conteúdo Web, WCAG 2.2, no nível AA, e a norma
        brasileira ABNT NBR 17225.
      </p>
      <h2>O que já fizemos</h2>
      <ul>
        <li>Dá para usar tudo só com o teclado, com o foco sempre visível e um atalho para o conteúdo.</li>
        <li>
          Títulos, listas, formulários e botões têm nome e função, para que leitores de tela os anunciem.
        </li>
        <li>Textos e controles têm contraste AA, no tema claro e no escuro.</li>
        <li>O texto pode ser ampliado até 200% e a página cabe em telas estreitas sem rolar para o lado.</li>
        <li>Cada campo tem rótulo, e os erros são explicados em palavras, ao lado do campo.</li>
        <li>Quem pede menos movimento no aparelho não vê animações.</li>
        <li>Nome, preço e condições dos produtos estão sempre em texto, nunca só na imagem.</li>
      </ul>
      <p>
        Conferimos as páginas com testes automáticos e com o teclado. Ainda não tivemos uma avaliação externa
        nem testes com pessoas com deficiência.
      </p>
      <h2>O que ainda falta</h2>
      <ul>
        <li>Vídeos de produtos vêm das marcas e podem não ter legendas nem audiodescrição.</li>
        <li>Alguns banners trazem texto na imagem; a descrição deles nem sempre diz tudo.</li>
        <li>
          As fotos são descritas pelo nome do produto. Formato, cor e medidas ficam nas características.
        </li>
        <li>Textos de páginas e de produtos podem ter títulos fora de ordem.</li>
        <li>
          O fechamento da compra e a área do cliente usam outro sistema, que não controlamos por inteiro.
        </li>
        <li>Ainda não oferecemos tradução para Libras.</li>
      </ul>
      <h2>Encontrou uma barreira?</h2>
      <p>
        Conte para a gente em que página foi e o que aconteceu. Se precisar, fazemos a compra junto com você
        pelo telefone ou pelo WhatsApp.
      </p>
      <ul>
        <li>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          Telefone: <a href={`tel:${phone.dial}`}>{phone.label}</a>. {hours}.
        </li>
        <li>{whatsappHref === null ? whatsApp : <a href={whatsappHref}>{whatsApp}</a>}</li>
      </ul>
    </>
  );
}

import type { ComponentType } from 'react';
import { AccessibilityIcon } from '@/components/ui/icons-core';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import styles from './articles.module.css';

export type ArticleProps = {
  storefront: Storefront;
  /** WhatsApp link, or null if the settings have no number. */
  whatsappHref: string | null;
};

/** Accessibility statement with the symbol that Brazilian law requires (LBI 13.146/2015, art. 63). */
function AccessibilityArticle({ storefront, whatsappHref }: ArticleProps) {
  const { email, phone, hours, whatsApp } = storefront.contact;
  return (
    <>
      <p className={styles.symbol}>
        <AccessibilityIcon />
        <span>{storefront.copy.accessibility}</span>
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
          {email === null ? (
            <a href="/pagina/contato">Formulário de contato</a>
          ) : (
            <>
              E-mail: <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </li>
        {phone === null ? null : (
          <li>
            Telefone: <a href={`tel:${phone.dial}`}>{phone.label}</a>.
            {hours === null ? null : ` ${hours.text}.`}
          </li>
        )}
        {whatsappHref === null && whatsApp === null ? null : (
          <li>
            {whatsappHref === null ? (
              whatsApp
            ) : (
              <a href={whatsappHref}>{whatsApp ?? 'Conversar no WhatsApp'}</a>
            )}
          </li>
        )}
      </ul>
    </>
  );
}

/** How to pay with the BNDES card. */
function BndesArticle() {
  return (
    <>
      <p>
        O Cartão BNDES é uma linha de crédito para micro, pequenas e médias empresas, com limite pré-aprovado
        pelo banco emissor. A sua empresa pode usá-lo para comprar com a gente, em parcelas fixas.
      </p>
      <h2>Quem pode usar</h2>
      <ul>
        <li>Empresas com CNPJ ativo e sede no Brasil, em dia com o INSS, o FGTS e os tributos federais.</li>
        <li>O cartão precisa estar no nome da empresa que recebe a nota fiscal.</li>
      </ul>
      <h2>Como comprar</h2>
      <ol>
        <li>Escolha os produtos e fale com o nosso atendimento antes de fechar a compra.</li>
        <li>Confirmamos o preço, o prazo de entrega e as parcelas que o seu banco oferece no dia.</li>
        <li>Você recebe o pedido para conferir e autoriza o pagamento no portal do Cartão BNDES.</li>
        <li>Com a autorização do banco, separamos e enviamos o pedido com a nota fiscal.</li>
      </ol>
      <h2>Parcelas e juros</h2>
      <p>
        O número de parcelas e a taxa de juros são definidos pelo BNDES e pelo banco emissor no momento da
        compra. Antes de autorizar, você vê o valor de cada parcela e o total a pagar. O desconto à vista do
        Pix não vale para esta forma de pagamento.
      </p>
    </>
  );
}

type Article = { title: string; description: string; Body: ComponentType<ArticleProps> };

/** Our articles, which replace the platform's pages at the same paths. */
export const ARTICLES = {
  '/cartao-bndes': {
    title: 'Cartão BNDES',
    description: 'Como pagar a sua compra com o Cartão BNDES: quem pode usar, como pedir e em quantas vezes.',
    Body: BndesArticle,
  },
  '/pagina/acessibilidade': {
    title: 'Acessibilidade',
    description:
      'O que fazemos para que a loja seja usada por todas as pessoas, o que ainda falta e como falar com a gente.',
    Body: AccessibilityArticle,
  },
} satisfies Record<string, Article>;

export type ArticlePath = keyof typeof ARTICLES;

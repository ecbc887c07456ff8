/** How to pay with the BNDES card, in our own words (INST-23). */
export function BndesArticle() {
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

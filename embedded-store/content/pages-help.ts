import { type InstitutionalPage, keyFigures, type PageOf } from './institutional-page';

const hours =
  '<p>Atendimento de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 14h. Pelo WhatsApp, atendemos 24 horas.</p>';

const contact = `
<p>Escreva pelo formulário e conte o número do pedido, se já tiver um. Respondemos em até um dia útil. Para dúvidas sobre lentes, tenha a receita por perto.</p>`;

const centre = `
<h2>Não achou? Fale com um ótico</h2>
${hours}
<p>Conte pelo formulário o que aconteceu, com o número do pedido, se já tiver um. Respondemos em até um dia útil.</p>`;

const exchange = `
${keyFigures(
  ['7 dias', 'depois de receber, para trocar ou devolver'],
  ['R$ 0', 'no frete de volta e na primeira troca'],
  ['30 dias', 'para refazer lentes, se você não se adaptar'],
  ['1 ano', 'de garantia contra defeitos'],
)}
<h2>Trocas e devoluções sem complicação</h2>
<p><strong>A primeira troca é gratuita em até 7 dias</strong> depois do recebimento, por qualquer motivo: cor, tamanho ou porque não combinou.</p>
<h3>Como trocar</h3>
<ol>
<li>Abra o pedido na sua conta e escolha o produto que quer trocar, ou fale com a gente pela <a href="/pagina/central-de-atendimento">central de atendimento</a>.</li>
<li>Enviamos por e-mail um código de postagem sem custo.</li>
<li>Poste com o estojo, a flanela e a nota fiscal. Assim que o pacote chega, conferimos e enviamos o novo produto.</li>
</ol>
<h3>Arrependimento</h3>
<p>Você também pode desistir da compra em até 7 dias depois do recebimento, sem explicar o motivo, como garante o artigo 49 do Código de Defesa do Consumidor. Isso vale também para lentes feitas sob receita.</p>
<p>Peça na sua conta, onde fez a compra, ou pela <a href="/pagina/central-de-atendimento">central de atendimento</a>: confirmamos na hora, por e-mail, e o frete de volta é por nossa conta. O reembolso é integral. No cartão, avisamos a operadora logo em seguida, e o estorno aparece em até duas faturas; no Pix e no boleto, o valor volta para a sua conta em até 5 dias úteis.</p>
<h3>Garantia</h3>
<p>Os produtos têm um ano de garantia do fabricante contra defeitos de fabricação, além da garantia de 90 dias que a lei dá. Riscos, quedas e parafusos perdidos não entram na garantia, mas muitas vezes têm conserto na nossa oficina.</p>
<h3>Lentes com grau</h3>
<p>Se a adaptação não vier em 30 dias, refazemos as lentes com o mesmo tratamento. Se houver diferença entre a receita e a lente, refazemos quantas vezes for preciso.</p>`;

const payment = `
${keyFigures(
  ['10%', 'de desconto à vista no Pix'],
  ['12 vezes', 'no cartão, em um ou em dois'],
  ['Na hora', 'a confirmação do Pix e, em geral, do cartão'],
  ['5 dias', 'e o pedido com boleto não pago é cancelado'],
)}
<h2>Escolha como pagar</h2>
<table>
<caption>Formas de pagamento, condições e prazo de confirmação</caption>
<thead><tr><th>Forma</th><th>Condição</th><th>Confirmação</th></tr></thead>
<tbody>
<tr><td>Pix</td><td>10% de desconto</td><td>na hora</td></tr>
<tr><td>Cartão</td><td>até 12 parcelas</td><td>na hora</td></tr>
<tr><td>Dois cartões</td><td>até 12 parcelas</td><td>na hora</td></tr>
<tr><td>Boleto</td><td>à vista</td><td>até 2 dias úteis</td></tr>
<tr><td>Pague depois</td><td>com análise</td><td>na hora</td></tr>
</tbody>
</table>
<h3>Pix</h3>
<p>10% de desconto à vista. O código vale por 30 minutos, e a confirmação é imediata.</p>
<h3>Cartão de crédito</h3>
<p>Visa, Master, Amex, Diners, Elo e Hipercard, em até 12 parcelas. As parcelas sem juros aparecem na página de cada produto; quando há juros, a taxa, o custo efetivo total (CET) e o valor final aparecem ao lado. Um pedido tem um só parcelamento: com produtos diferentes na sacola, vale o do produto com menos parcelas sem juros, e a sacola diz qual é. Também dá para dividir o valor em <strong>dois cartões</strong>.</p>
<h3>Boleto</h3>
<p>Vence em três dias úteis e leva até dois dias úteis para ser confirmado, depois de pago. <strong>O pedido com boleto não pago é cancelado automaticamente depois de cinco dias</strong>, e o produto volta ao estoque.</p>
<h3>Compre agora, pague depois</h3>
<p>Parcele sem cartão, no boleto ou no Pix, com o nosso parceiro de crédito. A análise é feita na hora, no fechamento do pedido, e depende de aprovação.</p>
<h3>Cartão BNDES</h3>
<p>Para empresas. Veja <a href="/cartao-bndes">como funciona</a>.</p>`;

const help = `
${hours}
<h2>Qual é o meu tamanho?</h2>
<p>Olhe na parte de dentro da haste dos óculos que você usa: há três números, como 52, 18 e 140. São a largura da lente, a ponte e o comprimento da haste, em milímetros. Escolha modelos com medidas próximas, ou guarde os números em <a href="/minha-medida">Minha medida</a>: a loja passa a dizer o que serve em você.</p>
<h2>Como envio a receita?</h2>
<p>Na compra com lentes, anexe uma foto nítida ou mande depois, pelo WhatsApp. Lentes de grau são feitas somente com receita médica: ela precisa ter nome, data, grau de cada olho e o registro do médico.</p>
<h2>O que é distância pupilar?</h2>
<p>É a distância entre os centros das suas pupilas. Se ela não está na receita, medimos na loja. Em casa, uma foto com um cartão dá uma estimativa, em “Provar”, para conferir com a ótica.</p>`;

const faq = `
<p>Reunimos as perguntas que mais chegam ao nosso balcão: pedido, entrega, troca, pagamento e disponibilidade. O frete é grátis para todo o Brasil, por Sedex, os produtos têm um ano de garantia do fabricante, e a primeira troca é gratuita em até 7 dias.</p>`;

/** The help pages, and related ones. */
export function helpPages(page: PageOf): InstitutionalPage[] {
  return [
    page(
      '/pagina/central-de-atendimento',
      'Central de atendimento',
      'ajuda',
      'Respostas por assunto, formulário de contato, horários de atendimento e WhatsApp 24 horas da Meridiano.',
      centre,
    ),
    page(
      '/pagina/troca-e-devolucao',
      'Troca e devolução',
      'ajuda',
      'A primeira troca é gratuita em até 7 dias. Veja como trocar, como devolver e como usar a garantia de um ano.',
      exchange,
    ),
    page(
      '/pagina/formas-de-pagamento',
      'Formas de pagamento',
      'ajuda',
      'Pix com desconto, cartões em até 12 vezes, dois cartões, boleto e compre agora, pague depois: veja as condições.',
      payment,
    ),
    page(
      '/pagina/ajuda-e-suporte',
      'Ajuda e suporte',
      'ajuda',
      'Como escolher o tamanho, enviar a receita, medir a distância pupilar e acompanhar a entrega dos seus óculos.',
      help,
    ),
    page(
      '/pagina/perguntas-frequentes',
      'Perguntas frequentes',
      'ajuda',
      'Respostas sobre pedido, pagamento, prazo de entrega, troca e disponibilidade de produtos na Meridiano.',
      faq,
    ),
    page(
      '/pagina/contato',
      'Contato',
      'ajuda',
      'Escreva para a Meridiano: respondemos em até um dia útil. Telefone de segunda a sábado e WhatsApp 24 horas.',
      contact,
    ),
  ];
}

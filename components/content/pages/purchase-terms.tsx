import { ShopLink } from '@/components/layout/links';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { addressLine, creditTerms } from '@/lib/config/storefronts/texts';
import { ComplaintLinks } from './contact-channels';

type Props = { storefront: Pick<Storefront, 'company' | 'contact' | 'credit' | 'procon'> };

/** Address of the Consumer Protection Code, which shops must make available (Lei 12.291/2010). */
const CONSUMER_CODE = 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm';

function Seller({ company, contact: { email, phone } }: Props['storefront']) {
  if (company === null) return null;
  const ways = [email, phone?.label].filter(Boolean).join(' e ');
  return (
    <>
      <h2>Quem vende</h2>
      <p>
        {company.legalName}, CNPJ {company.cnpj}, {addressLine(company.address)}.
        {ways === '' ? '' : ` Atendimento: ${ways}.`}
      </p>
    </>
  );
}

/**
 * The purchase contract for a shop that has not written terms: the legal rights of every shopper (CDC, Decreto
 * 7.962/2013), and this shop's terms from the storefront file.
 */
export function PurchaseTerms({ storefront }: Props) {
  const { credit, procon } = storefront;
  return (
    <>
      <p>
        Estes termos valem para as compras feitas nesta loja. Você pode imprimir ou salvar esta página. Nada
        aqui diminui os direitos do Código de Defesa do Consumidor (CDC).
      </p>
      <Seller {...storefront} />
      <h2>Produto e preço</h2>
      <p>
        As características e o preço são os da página do produto. O preço no Pix é para pagamento à vista,
        nessa forma. Se dois preços do mesmo produto forem diferentes, vale o menor (Lei 10.962/2004, art.
        5º). Frete e qualquer outro valor aparecem antes de você pagar.
      </p>
      <h2>Parcelas</h2>
      <p>
        Cada opção mostra o número de parcelas, o valor de cada uma e o total. Quando há juros, mostra também
        o custo efetivo total (CET) por ano. Você pode antecipar parcelas, no todo ou em parte, com redução
        proporcional dos juros (CDC, art. 52, § 2º).
        {credit === null ? '' : ` ${creditTerms(credit)}`}
      </p>
      <h2>Conferência e confirmação</h2>
      <p>
        Na sacola e no pagamento você confere e corrige o pedido antes de concluir. Depois, enviamos a
        confirmação com o que foi comprado.
      </p>
      <h2>Entrega</h2>
      <p>
        O prazo é o que aparece com o frete. Se ele não for cumprido, você escolhe: receber o produto, aceitar
        outro equivalente ou desistir e receber de volta tudo o que pagou (CDC, art. 35).
      </p>
      <h2>Arrependimento</h2>
      <p>
        Você pode desistir em até 7 dias depois de receber, sem dizer por quê, e recebe de volta tudo o que
        pagou, frete incluído (CDC, art. 49). Veja{' '}
        <ShopLink href="/pagina/troca-e-devolucao">como trocar ou devolver</ShopLink>.
      </p>
      <h2>Garantia</h2>
      <p>
        A garantia da lei é de 90 dias para produtos duráveis e de 30 dias para os outros, contados do
        recebimento ou, em defeito escondido, de quando ele aparece (CDC, art. 26). Se o defeito não for
        resolvido em 30 dias, você escolhe outro produto, o dinheiro de volta ou um abatimento (CDC, art. 18).
        A garantia do fabricante, quando há, soma-se a essa.
      </p>
      <h2>Seus dados</h2>
      <p>
        Usamos os seus dados para vender, entregar e atender. A{' '}
        <ShopLink href="/pagina/politica-de-privacidade">política de privacidade</ShopLink> diz quais, para
        quê e por quanto tempo.
      </p>
      <h2>Dúvidas e reclamações</h2>
      <p>
        <ShopLink href="/pagina/contato">Fale com a gente</ShopLink>: respondemos em até um dia útil.{' '}
        <ComplaintLinks procon={procon} /> O texto do CDC está{' '}
        <a href={CONSUMER_CODE} target="_blank" rel="noopener">
          no site do Planalto
        </a>
        .
      </p>
    </>
  );
}

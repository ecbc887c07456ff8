import './page-styles';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { crumbsOf } from '@/lib/listing/crumbs';
import { measurementsOf } from '@/lib/product/measurements';
import { purchaseOptions } from '@/lib/product/purchase';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Detalhe } from '@/lib/store-api/schemas/paginas';
import { currentStorefront } from '@/lib/storefront/current';
import { BuyBar } from './buy-bar';
import { BuyForm } from './buy-form';
import { ColourLinks } from './colour-links';
import { FeatureLists } from './feature-lists';
import { FrameMeasurements } from './frame-measurements';
import { Gallery } from './gallery';
import { ContactOffer, RequestPanel, UnavailablePanel } from './offer-panels';
import styles from './product-screen.module.css';
import { PurchaseProvider } from './purchase-context';
import { PurchasePanel } from './purchase-panel';
import { ShareButton } from './share-button';
import { TrustFacts } from './trust-facts';

type Props = {
  detalhe: Detalhe;
  /** Absolute address of the page, for the WhatsApp message. */
  url: string;
  /** Number from the settings, free text. */
  whatsapp: string;
  /** Origin of the store's cart; '' when nothing can be bought without script. */
  lojaUrl?: string;
  /** Buy button; reads the chosen size with `usePurchase`. Rendered in the panel and in the phones' bar. */
  comprar: ReactNode;
  /** Sanitised long description. */
  descricao?: ReactNode;
  favoritar?: ReactNode;
  frete?: ReactNode;
  /** Rating line under the name. */
  nota?: ReactNode;
  /** Notify form of a sold-out product, quote form of one on request. */
  pedido?: ReactNode;
  /** Buy-together block, showcases, questions, reviews and testimonials, in this order (PDP-04). */
  combinacoes?: ReactNode;
  vitrines?: ReactNode;
  perguntas?: ReactNode;
  avaliacoes?: ReactNode;
  depoimentos?: ReactNode;
  /** What was looked at before; stays in the browser. */
  vistos?: ReactNode;
};

/** Product page (PDP-04). A product that lacks pictures, prices or texts still makes a whole page. */
export function ProductScreen({ detalhe, url, whatsapp, lojaUrl = '', comprar, ...slots }: Props) {
  const { estrutura, conteudo: produto } = detalhe;
  const { nome, sku, marca, status, midias, selos, atributos, caracteristicas, video } = produto;
  const marcaHref = rotaHref(marca?.rota ?? null);
  const { features, words } = currentStorefront();
  const medidas = features.measurements ? measurementsOf(caracteristicas) : null;
  const hasFeatures = caracteristicas.some(({ itens }) => itens.some(({ label, valor }) => label && valor));
  const chat = { nome, url, whatsapp };
  const cores = atributos.unico ? (
    <ColourLinks valores={atributos.unico.valores} idProduto={produto.id} />
  ) : null;
  return (
    <PurchaseProvider options={purchaseOptions(produto, lojaUrl)}>
      <div className={styles.page} data-bar={status === 'disponivel' || undefined}>
        <Breadcrumb items={crumbsOf(estrutura.breadcrumb)} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Gallery nome={nome} imagens={midias.imagens} selos={selos} video={video?.url} />
          </div>
          <div className={styles.panel}>
            <header className={styles.head}>
              <div className={styles.origin}>
                {marca ? (
                  <p className={styles.brand}>
                    {marcaHref !== null ? (
                      <Link href={marcaHref} prefetch={false}>
                        {marca.nome}
                      </Link>
                    ) : (
                      marca.nome
                    )}
                  </p>
                ) : null}
                {slots.nota}
              </div>
              <h1 className={styles.name}>{nome}</h1>
            </header>
            {status === 'disponivel' ? (
              <PurchasePanel
                cores={cores}
                comprar={comprar}
                contato={<ContactOffer {...chat} adviser={words.adviser} />}
                visita={words.visit}
                frete={slots.frete}
              />
            ) : null}
            {status === 'indisponivel' ? (
              <UnavailablePanel {...chat} precos={produto.precos}>
                {slots.pedido}
              </UnavailablePanel>
            ) : null}
            {status === 'sobConsulta' ? <RequestPanel {...chat}>{slots.pedido}</RequestPanel> : null}
            {status === 'disponivel' ? null : (
              <>
                {cores}
                <TrustFacts visit={words.visit} />
              </>
            )}
            <div className={styles.sku}>
              {sku ? <span>Ref. {sku}</span> : null}
              <div className={styles.sku}>
                <ShareButton nome={nome} url={url} />
                {slots.favoritar}
              </div>
            </div>
          </div>
          <div className={styles.details}>
            {slots.descricao ? (
              <section className={styles.section} aria-labelledby="descricao">
                <h2 id="descricao">Descrição</h2>
                <div className={styles.text}>{slots.descricao}</div>
              </section>
            ) : null}
            {medidas ? (
              <section className={styles.section} aria-labelledby="medidas">
                <h2 id="medidas">Medidas</h2>
                <FrameMeasurements medidas={medidas} />
              </section>
            ) : null}
            {hasFeatures ? (
              <section className={styles.section} aria-labelledby="caracteristicas">
                <h2 id="caracteristicas">Características</h2>
                <FeatureLists caracteristicas={caracteristicas} />
              </section>
            ) : null}
          </div>
        </div>
        <div className={styles.after}>
          {slots.combinacoes}
          {slots.vitrines}
          {slots.perguntas}
          {slots.avaliacoes}
          {slots.depoimentos}
          {slots.vistos}
        </div>
      </div>
      {status === 'disponivel' ? (
        <>
          <BuyForm />
          <BuyBar nome={nome} comprar={comprar} />
        </>
      ) : null}
    </PurchaseProvider>
  );
}

import '@/components/product/page-styles';
import './kit-screen.module.css';
import type { ReactNode } from 'react';
import { BuyBar } from '@/components/product/buy-bar';
import { FeatureLists } from '@/components/product/feature-lists';
import { Gallery } from '@/components/product/gallery';
import { ContactOffer, RequestPanel, UnavailablePanel } from '@/components/product/offer-panels';
import layout from '@/components/product/product-screen.module.css';
import { TrustFacts } from '@/components/product/trust-facts';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { featuresByProduct } from '@/lib/kit/features';
import { kitOptions } from '@/lib/kit/options';
import { crumbsOf } from '@/lib/listing/crumbs';
import { displayPrices } from '@/lib/money/prices';
import type { ListaDetalhe } from '@/lib/store-api/schemas/lista-detalhe';
import { currentStorefront } from '@/lib/storefront/current';
import { KitBuyButton } from './kit-buy-button';
import { KitProvider } from './kit-context';
import { KitPurchase } from './kit-purchase';

/** Scroll step of a kit's thumbnails in px (PDP-09, CONST-14). */
const THUMB_STEP = { wide: 90, narrow: 90 };

type Props = {
  detalhe: ListaDetalhe;
  /** Absolute address of the page, for the WhatsApp message. */
  url: string;
  /** Number from the settings, free text. */
  whatsapp: string;
  /** Path of the page, for the form of visits without script. */
  caminho: string;
  /** Sanitised long description. */
  descricao?: ReactNode;
  /** Showcase 'Aproveite e veja também'. */
  vitrine?: ReactNode;
};

/** List or kit page (KIT-01 to KIT-24). A kit that lacks pictures, prices or texts still makes a whole page. */
export function KitScreen({ detalhe, url, whatsapp, caminho, descricao, vitrine }: Props) {
  const { estrutura, conteudo: lista } = detalhe;
  const { nome, sku, status, midias, selos } = lista;
  const kit = kitOptions(lista);
  const { words } = currentStorefront();
  const chat = { nome, url, whatsapp };
  const features = featuresByProduct(lista);
  const hasFeatures = features.some(({ itens }) => itens.some(({ label, valor }) => label && valor));
  const hasPrice = displayPrices(kit.precos) !== null || kit.pieces.some(({ preco }) => preco > 0);
  const canBeBought = status === 'disponivel' && kit.pieces.length > 0 && hasPrice;
  return (
    <KitProvider kit={kit}>
      <div className={layout.page} data-bar={canBeBought || undefined}>
        <Breadcrumb items={crumbsOf(estrutura.breadcrumb)} />
        <div className={layout.product}>
          <div className={layout.gallery}>
            <Gallery nome={nome} imagens={midias.imagens} selos={selos} thumbStep={THUMB_STEP} />
          </div>
          <div className={layout.panel}>
            <header className={layout.head}>
              <h1 className={layout.name}>{nome}</h1>
              {kit.fechada && sku ? <p className={layout.sku}>Ref. {sku}</p> : null}
            </header>
            {canBeBought ? <KitPurchase caminho={caminho} /> : null}
            {status === 'disponivel' && !canBeBought ? (
              <ContactOffer {...chat} adviser={words.adviser} />
            ) : null}
            {status === 'indisponivel' ? <UnavailablePanel precos={kit.precos} {...chat} /> : null}
            {status === 'sobConsulta' ? <RequestPanel {...chat} /> : null}
            <TrustFacts visit={words.visit} />
          </div>
          <div className={layout.details}>
            {descricao ? (
              <section className={layout.section} aria-labelledby="descricao">
                <h2 id="descricao">Descrição</h2>
                <div className={layout.text}>{descricao}</div>
              </section>
            ) : null}
            {hasFeatures ? (
              <section className={layout.section} aria-labelledby="caracteristicas">
                <h2 id="caracteristicas">Características</h2>
                <FeatureLists caracteristicas={features} />
              </section>
            ) : null}
          </div>
        </div>
        <div className={layout.after}>{vitrine}</div>
      </div>
      {canBeBought ? <BuyBar nome={nome} comprar={<KitBuyButton />} /> : null}
    </KitProvider>
  );
}

import '@/components/catalog/product-page-styles';
import './kit-styles';
import type { ReactNode } from 'react';
import { TrustFacts } from '@/components/catalog/buy-box/trust-facts';
import { Gallery } from '@/components/catalog/gallery/gallery';
import { ContactOffer, QuotePanel, SoldOutPanel } from '@/components/catalog/offer/offer-panels';
import { FeatureSection } from '@/components/catalog/product/feature-lists';
import layout from '@/components/catalog/product/product-screen.module.css';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { creditNote } from '@/lib/config/storefronts/texts';
import { displayPrices } from '@/lib/platform/prices';
import type { ListaDetalhe } from '@/lib/platform/schemas/kit';
import { featuresByProduct, toKit } from '@/lib/purchase/kit/kit';
import { KitProvider } from './kit-context';
import { KitBuyBar, KitPurchase, KitShipping } from './kit-purchase';
import styles from './kit-screen.module.css';

/** Scroll step of a kit's thumbnails, in px. */
const THUMB_STEP = { wide: 90, narrow: 90 };

type Props = {
  detalhe: ListaDetalhe;
  /** Absolute address of the page, for the WhatsApp message. */
  url: string;
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
  /** Path of the page, for the form without JavaScript. */
  path: string;
  /** Sanitised long description. */
  description?: ReactNode;
  /** Showcase 'Aproveite e veja também'. */
  showcase?: ReactNode;
};

/** Page of a kit or shopping list; pictures, prices and texts are all optional. */
export function KitScreen({ detalhe, url, whatsapp, path, description, showcase }: Props) {
  const { estrutura, conteudo: lista } = detalhe;
  const { nome, sku, status, midias, selos } = lista;
  const kit = toKit(lista);
  const { copy, credit } = currentStorefront();
  const chat = { nome, url, whatsapp };
  const hasPrice = displayPrices(kit.precos) !== null || kit.products.some(({ preco }) => preco > 0);
  const canBeBought = status === 'disponivel' && kit.products.length > 0 && hasPrice;
  return (
    <KitProvider kit={kit}>
      <div className={layout.page}>
        <Breadcrumb items={breadcrumbItems(estrutura.breadcrumb)} />
        <div className={layout.product}>
          <div className={`${layout.gallery} ${styles.pictures}`}>
            <Gallery nome={nome} imagens={midias.imagens} selos={selos} thumbStep={THUMB_STEP} />
          </div>
          <div className={layout.panel}>
            <header className={layout.head}>
              <h1 className={layout.name}>{nome}</h1>
              {kit.isClosed && sku ? <p className={`spread ${layout.reference}`}>Ref. {sku}</p> : null}
            </header>
            {canBeBought ? <KitPurchase path={path} creditNote={creditNote(credit)} /> : null}
            {status === 'disponivel' && !canBeBought ? (
              <ContactOffer {...chat} adviser={copy.adviser} />
            ) : null}
            {status === 'indisponivel' ? <SoldOutPanel precos={kit.precos} {...chat} /> : null}
            {status === 'sobConsulta' ? <QuotePanel {...chat} /> : null}
            <TrustFacts visit={copy.storeVisit} />
            {canBeBought ? <KitShipping /> : null}
          </div>
          <div className={layout.details}>
            {description ? (
              <section className={layout.section} aria-labelledby="descricao">
                <h2 id="descricao">Descrição</h2>
                <div className={layout.text}>{description}</div>
              </section>
            ) : null}
            <FeatureSection isFolded caracteristicas={featuresByProduct(lista)} />
          </div>
        </div>
        <div className={layout.after}>{showcase}</div>
      </div>
      {canBeBought ? <KitBuyBar /> : null}
    </KitProvider>
  );
}

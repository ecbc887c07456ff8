import '@/components/catalog/product-page-styles';
import type { ReactNode } from 'react';
import { BuyBar } from '@/components/catalog/buy-box/buy-bar';
import { BuyForm, PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { PurchasePanel } from '@/components/catalog/buy-box/purchase-panel';
import { TrustFacts } from '@/components/catalog/buy-box/trust-facts';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { Gallery } from '@/components/catalog/gallery/gallery';
import { ContactOffer, QuotePanel, SoldOutPanel } from '@/components/catalog/offer/offer-panels';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { sealLabels } from '@/lib/catalog/card/discount-label';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import { attributeName } from '@/lib/catalog/product/attribute-labels';
import { lensThickness } from '@/lib/catalog/product/lens-thickness';
import { isLooseLenses, takesLenses } from '@/lib/catalog/product/loose-lenses';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { startOffer } from '@/lib/catalog/product/size-address';
import { sizeUrl } from '@/lib/catalog/product/size-href';
import { sunLensFacts } from '@/lib/catalog/product/sun-lenses';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { creditNote } from '@/lib/config/storefronts/texts';
import { formTool } from '@/lib/forms/form-tools';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { Produto } from '@/lib/platform/schemas/product';
import { ChosenMeasurements, FitLine } from './chosen-measurements';
import { ColourLinks } from './colour-links';
import { FeatureSection } from './feature-lists';
import { FrameMeasurements } from './frame-measurements';
import { GlassesComparison } from './glasses-comparison';
import { LensAlternatives } from './lens-alternatives';
import { LooseLensesSteps } from './loose-lenses-steps';
import { ProductHead } from './product-head';
import styles from './product-screen.module.css';
import { ShareButton } from './share-button';

type PanelSlots = {
  /** Reads the chosen size with `usePurchase`. Rendered in the panel and in the buy bar on phones. */
  buyButton: ReactNode;
  /** Purchase of a product that is bought as a kit. Its provider (`PurchaseProvider`) wraps the screen. */
  kitPurchase?: ReactNode;
  shipping?: ReactNode;
  /** Back-in-stock or quote form, depending on the product's status. */
  requestForm?: ReactNode;
};

/** Sections below the product, in this order. */
type SectionSlots = {
  /** Invisible until it is opened. */
  lensDialog?: ReactNode;
  combinations?: ReactNode;
  showcases?: ReactNode;
  questions?: ReactNode;
  reviews?: ReactNode;
  testimonials?: ReactNode;
  recentlyViewed?: ReactNode;
};

type Props = PanelSlots & {
  detalhe: Detalhe;
  /** Absolute URL of the page, for sharing and the WhatsApp message. */
  url: string;
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
  /** Origin of the store's cart; `''` if nothing can be bought without JavaScript. */
  storeSiteUrl?: string;
  /** Name of the size requested by the address. */
  size?: string;
  /** The buy button in the buy bar on phones, with its price. */
  bar?: { buyButton: ReactNode; price?: ReactNode } | undefined;
  /** Sanitised long description. */
  description?: ReactNode;
  /** Pieces of a kit that is bought like any product. */
  composition?: ReactNode;
  /** Over the pictures. */
  tryOn?: ReactNode;
  favouriteButton?: ReactNode;
  /** Link to the comparison with other frames, for frames with measurements. */
  comparison?: ReactNode;
  /** Rating line under the name. */
  rating?: ReactNode;
  /** Other products of a showcase, among which lenses with other indices are found. */
  others?: readonly Produto[];
  sections?: SectionSlots;
};

type OfferProps = PanelSlots & {
  produto: Detalhe['conteudo'];
  /** Name of the size in the address; '' for none. */
  size: string;
  chat: { nome: string; url: string; whatsapp: string };
  /** How the chosen of several sizes fits; null for a single size. */
  fit: ReactNode;
  /** How to buy a product that needs more than the button. */
  steps: ReactNode;
};

/** The name and address of a product in the size of the address, the only one that can be chosen while sold out. */
function ofSize(
  { nome, url }: OfferProps['chat'],
  { simples }: Detalhe['conteudo']['atributos'],
  size: string,
) {
  if (size === '') return {};
  const attribute = attributeName(simples?.nome ?? '');
  return { nome: `${nome.trim()}, ${attribute} ${size}`, url: sizeUrl(url, size) };
}

/** The actions for the product, by its status: buy it, wait for it, or ask for its price. */
function ProductOffer({ produto, size, chat, fit, steps, ...slots }: OfferProps) {
  const { status, atributos, personalizacoes } = produto;
  const { copy, credit } = currentStorefront();
  const colours = atributos.unico ? <ColourLinks valores={atributos.unico.valores} /> : null;
  const trust = (
    <>
      {steps}
      <TrustFacts
        visit={copy.storeVisit}
        lensPromises={personalizacoes.length > 0 ? copy.lensPromises : []}
      />
    </>
  );
  if (status === 'disponivel')
    return (
      <PurchasePanel
        colours={colours}
        sizeHelp={
          fit ? (
            <>
              {fit}
              <MeasureLink text="Qual é o meu tamanho?" />
            </>
          ) : null
        }
        kitPurchase={slots.kitPurchase}
        buyButton={slots.buyButton}
        contactOffer={<ContactOffer {...chat} {...ofSize(chat, atributos, size)} adviser={copy.adviser} />}
        trust={trust}
        creditNote={creditNote(credit)}
        shipping={slots.shipping}
      />
    );
  return (
    <>
      {colours}
      {status === 'indisponivel' ? (
        <SoldOutPanel {...chat} precos={startOffer(produto, size).precos}>
          {slots.requestForm}
        </SoldOutPanel>
      ) : (
        <QuotePanel {...chat}>{slots.requestForm}</QuotePanel>
      )}
      {trust}
    </>
  );
}

/** Product page. Pictures, prices and texts may all be missing. */
export function ProductScreen({
  detalhe,
  url,
  whatsapp,
  storeSiteUrl = '',
  size = '',
  sections = {},
  others = [],
  ...slots
}: Props) {
  const { estrutura, conteudo: produto } = detalhe;
  const { nome, sku, status, midias, atributos, caracteristicas, video } = produto;
  const chat = { nome, url, whatsapp };
  const { features } = currentStorefront();
  const measurements = features.measurements ? readMeasurements(produto) : null;
  const hasLenses = takesLenses(produto);
  const sunFacts = features.lenses ? sunLensFacts(produto) : '';
  const isLoose = features.lenses && isLooseLenses(produto);
  const hasSizes = (atributos.simples?.valores.length ?? 0) > 1;
  const crumbs = breadcrumbItems(estrutura.breadcrumb);
  const category = crumbs.find(({ href }) => href !== null && href !== '/')?.href ?? '';
  const selos = produto.selos.map((selo) => ({ ...selo, labels: sealLabels(selo, produto) }));
  // The “sold out” seal is only on the picture, because the panel also says it.
  const soldOut = status === 'indisponivel' ? [{ id: -1, label: 'Esgotado' }] : [];
  const isFitAtSizes = hasSizes && status === 'disponivel' && !slots.kitPurchase;
  const fit = measurements ? (
    <FitLine className={styles.fit} measured={measurements} isAtSizes={isFitAtSizes} />
  ) : null;
  const screen = (
    <>
      <div className={styles.page}>
        <Breadcrumb items={crumbs} />
        <div className={styles.product}>
          <div className={styles.gallery}>
            <Gallery
              nome={nome}
              imagens={midias.imagens}
              selos={[...selos, ...soldOut]}
              video={video?.url}
              action={
                <>
                  {slots.tryOn}
                  {slots.favouriteButton}
                </>
              }
            />
          </div>
          <div className={styles.panel}>
            <ProductHead produto={produto} selos={selos} rating={slots.rating}>
              {isFitAtSizes ? null : fit}
              {isLoose ? <p>Só o par de lentes, sem a armação.</p> : null}
              {sunFacts ? (
                <p>
                  {sunFacts}.{hasLenses ? '' : ' Vem com estas lentes, sem opção de grau.'}
                </p>
              ) : null}
            </ProductHead>
            <ProductOffer
              produto={produto}
              size={size}
              chat={chat}
              fit={isFitAtSizes ? fit : null}
              steps={
                isLoose ? (
                  <LooseLensesSteps
                    nome={nome}
                    whatsapp={whatsapp}
                    isAsked={produto.personalizacoes.length > 0}
                  />
                ) : null
              }
              buyButton={slots.buyButton}
              kitPurchase={slots.kitPurchase}
              shipping={slots.shipping}
              requestForm={slots.requestForm}
            />
            {slots.composition}
            <div className={`spread ${styles.reference}`}>
              {sku ? <span>Ref. {sku}</span> : null}
              <div className={`spread ${styles.actions}`} data-print="hide">
                {measurements ? slots.comparison : null}
                <ShareButton nome={nome} url={url} />
              </div>
            </div>
          </div>
          <div className={styles.details}>
            {slots.description ? (
              <section className={styles.section} aria-labelledby="descricao">
                <h2 id="descricao">Descrição</h2>
                <div className={styles.text}>{slots.description}</div>
              </section>
            ) : null}
            {isLoose ? <LensAlternatives lenses={lensThickness(produto, others)} /> : null}
            {measurements ? (
              <section className={styles.section} aria-labelledby="medidas">
                <h2 id="medidas">Medidas</h2>
                <ChosenMeasurements measured={measurements}>
                  <FrameMeasurements measurements={measurements[0]} hasChoice={hasSizes} />
                </ChosenMeasurements>
                <GlassesComparison measured={measurements} category={category} />
              </section>
            ) : null}
            <FeatureSection
              caracteristicas={caracteristicas}
              measured={hasSizes && measurements ? measurements : undefined}
            />
          </div>
        </div>
        <div className={styles.after}>
          <HydrateLater>
            {sections.lensDialog}
            {sections.combinations}
          </HydrateLater>
          <HydrateLater position={2}>{sections.showcases}</HydrateLater>
          <HydrateLater position={3}>
            {sections.questions}
            {sections.reviews}
            {sections.testimonials}
            {sections.recentlyViewed}
          </HydrateLater>
        </div>
      </div>
      {status === 'disponivel' ? (
        <>
          <BuyForm tool={formTool('buy')} />
          <BuyBar {...(slots.bar ?? { buyButton: slots.buyButton })} />
        </>
      ) : null}
    </>
  );
  if (slots.kitPurchase) return screen;
  return (
    <PurchaseProvider options={purchaseOptions(produto, storeSiteUrl, measurements ?? [], size)}>
      {screen}
    </PurchaseProvider>
  );
}

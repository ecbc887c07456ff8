import type { Metadata } from 'next';
import { buyFromCard } from '@/app/rendition/buy-from-card';
import { LaterBlocks } from '@/app/rendition/listing/later-blocks';
import type { ListingTemplate } from '@/app/rendition/listing/templates';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { Description } from '@/components/listing/description';
import { LayoutStyles } from '@/components/listing/layout-styles';
import { ListingScreen } from '@/components/listing/listing-screen';
import { ProductArea } from '@/components/listing/product-area';
import { SearchForm } from '@/components/search/search-form';
import { BreadcrumbStructuredData } from '@/components/seo/breadcrumb-json-ld';
import { StructuredData } from '@/components/seo/json-ld';
import { PageTracking } from '@/components/tracking/page-tracking';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { bannerOfListing } from '@/lib/listing/banner';
import { showsBrands } from '@/lib/listing/brand-strip';
import { listingHeading } from '@/lib/listing/heading';
import { layoutNameOf, layoutStylesOf } from '@/lib/listing/layout';
import { readListingPage } from '@/lib/listing/server';
import { listingView } from '@/lib/listing/view-name';
import { decodeAddress } from '@/lib/routing/rendition';
import { canonicalUrl } from '@/lib/seo/canonical';
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { readShopSettings } from '@/lib/shell/server';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import { listingFacts } from '@/lib/tracking/page-facts';

/** Where a listing is shown: its kind, and its packed address. */
type Place = { level: ListingLevel; address: string };

async function read({ level, address }: Place) {
  const page = decodeAddress(address);
  const listagem = await readListingPage(level, page.path, page.query);
  const { categoria, marca, landingPage } = listagem.conteudo;
  return { page, listagem, assunto: categoria ?? marca ?? landingPage };
}

/** Head of a listing. */
export async function listingMetadata(place: Place): Promise<Metadata> {
  const { page, listagem, assunto } = await read(place);
  return pageMetadata({
    seo: listagem.estrutura.seo,
    title: listingHeading(listagem),
    ...listingView(listagem, page),
    isEmpty: listagem.conteudo.produtos.length === 0,
    description: textOf(assunto?.descricao ?? '', 155),
    path: page.path,
    query: page.query,
  });
}

type Props = Place & {
  /** The templates that this kind of listing may ask for. */
  templateOf?: (name: string) => ListingTemplate | undefined;
};

/** Listing of a category, brand, landing page or search (LIST-01 to LIST-54). */
export async function ListingRoute({ level, address, templateOf }: Props) {
  const { page, listagem, assunto } = await read({ level, address });
  const [banner, settings] = await Promise.all([
    bannerOfListing(level, assunto?.id ?? 0),
    readShopSettings(),
  ]);
  const Template = templateOf?.(layoutNameOf(listagem));
  const descricao =
    level === 'search' ? (
      <SearchForm query={page.query.busca} />
    ) : assunto?.descricao ? (
      <Description html={assunto.descricao} />
    ) : undefined;
  const produtos = (
    <ProductArea
      level={level}
      listagem={listagem}
      page={page}
      hasBanner={banner !== null}
      whatsapp={settings?.sistema.geral.site.whatsapp ?? ''}
      comprar={buyFromCard}
      Buy={AddToCartButton}
    />
  );
  const fim = <LaterBlocks marcas={showsBrands(level, page.query)} />;
  const parts = { listagem, page, banner, descricao, produtos };
  const { siteUrl } = serverConfig();
  const { estrutura, conteudo, info } = listagem;
  const url = canonicalUrl(siteUrl, page.path, page.query, estrutura.seo?.canonical ?? '');
  const paths = conteudo.produtos.flatMap(({ rota }) => (rota?.path ? [rota.path] : []));
  return (
    <LayoutStyles styles={layoutStylesOf(listagem, level, page.path)}>
      <BreadcrumbStructuredData migalhas={estrutura.breadcrumb} siteUrl={siteUrl} />
      {Template ? (
        <Template {...parts} titulo={listingHeading(listagem)} marcas={fim} />
      ) : (
        <ListingScreen {...parts}>{fim}</ListingScreen>
      )}
      <PageTracking page={listingFacts(level, listagem, url)} />
      {paths.length > 0 ? (
        <StructuredData name="lista" data={itemListJsonLd(paths, info.offset, siteUrl)} />
      ) : null}
    </LayoutStyles>
  );
}

import { BrandHead } from '@/components/catalog/listing/brand-head';
import { ListingScreen } from '@/components/catalog/listing/listing-screen';
import type { ListingTemplateProps } from '@/lib/catalog/listing/custom-layout';
import type { Listagem } from '@/lib/platform/schemas/listing';

/** Logo of a brand; '' for none. The platform sends it with the brand's products. */
function logoOf({ marca: brand, produtos }: Listagem['conteudo']): string {
  return (brand && produtos.find(({ marca }) => marca?.id === brand.id)?.marca?.imagem) ?? '';
}

/** Template of a brand's page: its introduction is above the products, in a box. */
export function BrandTemplate({
  listing,
  title,
  banner,
  description,
  products,
  endBlocks,
}: ListingTemplateProps) {
  const head = (
    <BrandHead title={title} logo={logoOf(listing.conteudo)} description={description} banner={banner} />
  );
  return (
    <ListingScreen listing={listing} head={head} products={products}>
      {endBlocks}
    </ListingScreen>
  );
}

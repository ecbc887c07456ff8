'use client';

import useSWR from 'swr';
import type { z } from 'zod';
import { RecentlyViewed } from '@/components/catalog/product/recently-viewed';
import { StoreTestimonials } from '@/components/catalog/reviews/store-testimonials';
import { BrandStrip } from '@/components/content/home/brand-strip';
import { Container } from '@/components/layout/container';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { FETCH_PER_MOUNT } from '@/lib/browser/swr-options';
import { rotaHref } from '@/lib/catalog/hrefs';
import type { marcasSchema } from '@/lib/platform/schemas/product';

/** Brands of the shop, fetched once; renders nothing if the call fails. */
function Brands() {
  const { data } = useSWR<z.output<typeof marcasSchema>>(
    '/v2/front/brands?ativo=true',
    fetchFromGateway,
    FETCH_PER_MOUNT,
  );
  const brands = (data?.marcas ?? []).flatMap(({ nome, imagem, rota }) => {
    const href = rotaHref(rota);
    return href === null ? [] : [{ label: nome, href, image: imagem }];
  });
  return <BrandStrip brands={brands} />;
}

export type EndBlocksProps = {
  showsBrands: boolean;
  /** Whether to show recently viewed products, as after a search without results. */
  showsViewed?: boolean;
};

/** The end of a listing: the brand strip where it belongs, recently viewed products, and customer reviews. */
export function EndBlocks({ showsBrands, showsViewed = false }: EndBlocksProps) {
  return (
    <>
      {showsViewed ? (
        <Container>
          <RecentlyViewed />
        </Container>
      ) : null}
      {showsBrands ? <Brands /> : null}
      <Container>
        <StoreTestimonials title="OPINIÕES REAIS DE CLIENTES" />
      </Container>
    </>
  );
}

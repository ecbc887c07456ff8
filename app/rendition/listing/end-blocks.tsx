'use client';

import useSWR from 'swr';
import type { z } from 'zod';
import { BrandStrip } from '@/components/home/brand-strip';
import { Container } from '@/components/layout/container';
import { StoreTestimonials } from '@/components/reviews/store-testimonials';
import { fetchFromGateway } from '@/lib/gateway/browser';
import { rotaHref } from '@/lib/routing/shop-href';
import type { marcasSchema } from '@/lib/store-api/schemas/marca';

/** Brands of the shop, asked for once (BRAND-05); nothing when the call fails (LIST-07). */
function Brands() {
  const { data } = useSWR<z.output<typeof marcasSchema>>('/v2/front/brands?ativo=true', fetchFromGateway, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const brands = (data?.marcas ?? []).flatMap(({ nome, imagem, rota }) => {
    const href = rotaHref(rota);
    return href === null ? [] : [{ label: nome, href, image: imagem }];
  });
  return <BrandStrip brands={brands} />;
}

/** What comes below a listing: the brand strip where it belongs, and what customers say (LIST-14, REVIEW-05). */
export function EndBlocks({ marcas }: { marcas: boolean }) {
  return (
    <>
      {marcas ? <Brands /> : null}
      <Container>
        <StoreTestimonials title="OPINIÕES REAIS DE CLIENTES" />
      </Container>
    </>
  );
}

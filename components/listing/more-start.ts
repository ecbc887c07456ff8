import type { ComponentType } from 'react';
import type { ListingPage } from '@/lib/listing/links';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';

/** Button that puts a product into the cart; given by the page, because it belongs to another room. */
export type BuyButton = ComponentType<{
  carrinho: CarrinhoPronto | null;
  label: string;
  productHref: string;
  productName: string;
  variant: 'quiet';
  size: 'sm';
}>;

export type MoreStart = {
  level: ListingLevel;
  page: ListingPage;
  /** Products of this page: index of the first from 0, how many, and how many there are in all. */
  offset: number;
  limit: number;
  total: number;
  /** Address of the next page. */
  href: string;
  whatsapp: string;
  Buy: BuyButton;
};

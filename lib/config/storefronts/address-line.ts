import type { PostalAddress } from './storefront';

/** A postal address as one line. */
export const addressLine = ({ street, locality, region, postalCode }: PostalAddress) =>
  `${street}, ${locality}, ${region}, CEP ${postalCode}`;

import type { Company, Contact, OpeningHours } from '@/lib/config/storefronts/storefront';

/** The seller in structured data; leaves out fields that the shop has not configured. */
export type Seller = {
  name: string;
  /** Absolute address of a square picture. */
  logo: string;
  company: Company | null;
  contact: Contact;
  /** Minimum order in reais for free delivery; null if the shop has not configured it. */
  freeShippingFrom: number | null;
  /** Addresses of the shop's profiles on other sites. */
  profiles: readonly string[];
};

/** `@id` of the seller in all structured data of this shop. */
export const storeId = (siteUrl: string) => `${siteUrl}/#loja`;

const RETURN_DAYS = 7;

/**
 * The shop with its return policy (CDC art. 49: seven days, free return by post) and, if delivery is free,
 * its delivery terms.
 */
export function onlineStoreJsonLd(seller: Seller, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': storeId(siteUrl),
    name: seller.name,
    url: siteUrl,
    logo: seller.logo,
    ...companyFacts(seller.company),
    ...contactFacts(seller.contact),
    ...(seller.profiles.length > 0 ? { sameAs: [...seller.profiles] } : {}),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: `${siteUrl}/pagina/troca-e-devolucao`,
    },
    ...shippingFacts(seller.freeShippingFrom),
  };
}

/** Unless delivery is free, its price depends on a quote for the postal code. */
function shippingFacts(freeFrom: number | null) {
  if (freeFrom === null) return {};
  const orderValue = { '@type': 'MonetaryAmount', minValue: freeFrom, currency: 'BRL' };
  return {
    hasShippingService: {
      '@type': 'ShippingService',
      name: 'Entrega grátis em todo o Brasil',
      fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
      shippingConditions: {
        '@type': 'ShippingConditions',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
        ...(freeFrom > 0 ? { orderValue } : {}),
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'BRL' },
      },
    },
  };
}

function companyFacts(company: Company | null) {
  if (company === null) return {};
  const { street, locality, region, postalCode } = company.address;
  return {
    legalName: company.legalName,
    taxID: company.cnpj,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: 'BR',
    },
  };
}

function contactFacts({ email, phone, hours }: Contact) {
  const ways = {
    ...(email === null ? {} : { email: email }),
    ...(phone === null ? {} : { telephone: phone.dial }),
  };
  if (Object.keys(ways).length === 0) return {};
  return {
    ...ways,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...ways,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
      ...(hours === null ? {} : { hoursAvailable: hours.schedule.map(openingHours) }),
    },
  };
}

function openingHours({ days, opens, closes }: OpeningHours['schedule'][number]) {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** The site's name, as search results show it. */
export function webSiteJsonLd(name: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: name,
    url: siteUrl,
    inLanguage: 'pt-BR',
    publisher: { '@id': storeId(siteUrl) },
  };
}

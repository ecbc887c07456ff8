import { replaceAngleBrackets } from '@/lib/shared/html/angle-brackets';

/** Who sells, as structured data needs it. */
export type Seller = {
  name: string;
  /** Absolute address of a square picture. */
  logo: string;
  legalName: string;
  cnpj: string;
  address: string;
  email: string;
  /** E.164. */
  phone: string;
  /** Addresses of the shop's own profiles elsewhere. */
  profiles: readonly string[];
};

/** `@id` of the seller in all structured data of this shop. */
export const storeId = (siteUrl: string) => `${siteUrl}/#loja`;

const RETURN_DAYS = 7;

/**
 * The shop with its return policy (CDC art. 49: seven days, return by post, free) and delivery (free across Brazil).
 */
export function onlineStoreJsonLd(seller: Seller, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': storeId(siteUrl),
    name: replaceAngleBrackets(seller.name),
    url: siteUrl,
    logo: seller.logo,
    legalName: replaceAngleBrackets(seller.legalName),
    taxID: replaceAngleBrackets(seller.cnpj),
    email: replaceAngleBrackets(seller.email),
    telephone: replaceAngleBrackets(seller.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: replaceAngleBrackets(seller.address),
      addressCountry: 'BR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: replaceAngleBrackets(seller.phone),
      email: replaceAngleBrackets(seller.email),
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
      hoursAvailable: [
        openingHours('09:00', '18:00', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
        openingHours('09:00', '14:00', ['Saturday']),
      ],
    },
    ...(seller.profiles.length > 0 ? { sameAs: seller.profiles } : {}),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: `${siteUrl}/pagina/troca-e-devolucao`,
    },
    hasShippingService: {
      '@type': 'ShippingService',
      name: 'Entrega em todo o Brasil',
      fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
      shippingConditions: {
        '@type': 'ShippingConditions',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'BRL' },
      },
    },
  };
}

function openingHours(opens: string, closes: string, days: string[]) {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** The site's name for search results. */
export function webSiteJsonLd(name: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: replaceAngleBrackets(name),
    url: siteUrl,
    inLanguage: 'pt-BR',
    publisher: { '@id': storeId(siteUrl) },
  };
}

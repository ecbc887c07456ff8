/** @jest-environment node */
import { OCULOS } from '@/lib/config/storefronts/testing';
import { breadcrumbItems, numberFrom } from './page-json-ld';
import { onlineStoreJsonLd, webSiteJsonLd } from './store';

const SITE = 'https://loja.test';

test('B8: the last step of a breadcrumb is the page, and a step without a link is left out', () => {
  const breadcrumb = [
    { label: 'Home', href: '/' },
    { label: 'Linhas', href: null },
    { label: 'Verão <b>', href: null },
  ];
  expect(breadcrumbItems(breadcrumb, '/c/verao', SITE)).toEqual([
    { name: 'Home', item: 'https://loja.test/' },
    { name: 'Verão <b>', item: 'https://loja.test/c/verao' },
  ]);
});

test('B8: product positions on page 2 continue from page 1', () => {
  const list = { '@type': 'ItemList', itemListElement: [{ position: 1 }, { position: 2 }] };
  expect(numberFrom(list, 12)).toEqual({
    '@type': 'ItemList',
    itemListElement: [{ position: 13 }, { position: 14 }],
  });
});

test('B6, B7, L4: the seller has a CNPJ, hours, seven days for returns and free delivery', () => {
  const seller = {
    name: 'Meridiano',
    logo: 'https://loja.test/icons/oculos/512.png',
    company: {
      ...OCULOS.company,
      address: { street: 'Rua <b>1', locality: 'Paraty', region: 'RJ', postalCode: '23970-000' },
    },
    contact: OCULOS.contact,
    freeShippingFrom: 0,
    profiles: ['https://rede.test/loja'],
  };
  expect(onlineStoreJsonLd(seller, SITE)).toMatchObject({
    '@type': 'OnlineStore',
    '@id': `${SITE}/#loja`,
    logo: 'https://loja.test/icons/oculos/512.png',
    taxID: '61.956.204/0001-95',
    address: {
      streetAddress: 'Rua <b>1',
      addressLocality: 'Paraty',
      addressRegion: 'RJ',
      postalCode: '23970-000',
      addressCountry: 'BR',
    },
    sameAs: ['https://rede.test/loja'],
    contactPoint: { hoursAvailable: [{ opens: '09:00', closes: '18:00' }, { closes: '14:00' }] },
    hasMerchantReturnPolicy: { merchantReturnDays: 7, returnFees: 'https://schema.org/FreeReturn' },
    hasShippingService: { shippingConditions: { shippingRate: { value: 0, currency: 'BRL' } } },
  });
  expect(onlineStoreJsonLd({ ...seller, profiles: [] }, SITE)).not.toHaveProperty('sameAs');
  const contact = { email: null, phone: null, hours: null, whatsApp: null };
  const unsaid = onlineStoreJsonLd({ ...seller, company: null, contact }, SITE);
  for (const part of ['legalName', 'taxID', 'address', 'email', 'telephone', 'contactPoint'])
    expect(unsaid).not.toHaveProperty(part);
});

test('B6: a delivery price is stated only if the shop offers free delivery', () => {
  const contact = { email: null, phone: null, hours: null, whatsApp: null };
  const shop = { name: 'Loja', logo: 'https://loja.test/512.png', company: null, contact, profiles: [] };
  const always = onlineStoreJsonLd({ ...shop, freeShippingFrom: 0 }, SITE);
  expect(always).not.toHaveProperty('hasShippingService.shippingConditions.orderValue');
  expect(onlineStoreJsonLd({ ...shop, freeShippingFrom: 299 }, SITE)).toMatchObject({
    hasShippingService: {
      shippingConditions: { orderValue: { minValue: 299, currency: 'BRL' }, shippingRate: { value: 0 } },
    },
  });
  expect(onlineStoreJsonLd({ ...shop, freeShippingFrom: null }, SITE)).not.toHaveProperty(
    'hasShippingService',
  );
});

test('B10: the website entity has the shop’s name', () => {
  expect(webSiteJsonLd('Loja', SITE)).toMatchObject({
    '@type': 'WebSite',
    name: 'Loja',
    inLanguage: 'pt-BR',
  });
});

// @ts-check
import { z } from 'zod';
import { paletteSchema } from './palette-schema.mjs';
import { ADVICE, NEUTRAL_COPY, NEUTRAL_DRAWINGS } from './storefront-defaults.mjs';
import { httpsUrl, reviewsWidgetSchema, sealsSchema } from './storefront-third-parties.mjs';

/*
 * Schema of a storefront file. Plain JavaScript, because the shop, `npm start` and `npm run new-storefront`
 * load it. Missing texts default to words that fit any shop.
 */

const WEEKDAYS = /** @type {const} */ ([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** @param {number} max */
const text = (max) =>
  z
    .string({ error: 'a text' })
    .trim()
    .min(1, { error: 'a text that is not empty' })
    .max(max, { error: `at most ${max} characters` });

/** @param {number} min @param {number} max @param {string} what */
const wholeNumber = (min, max, what) => {
  const error = `${what}, ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const shortText = text(120);

/** A word between hyphens in an address, such as 'browline'. */
const addressWord = z.string().regex(/^[a-z0-9]{2,40}$/, { error: 'a word of an address, such as browline' });
const longText = text(600);

/** @param {RegExp} pattern @param {string} expected */
const matching = (pattern, expected) =>
  z.string({ error: expected }).trim().regex(pattern, { error: expected });

/**
 * Whether the last two digits are right for the others. Since 2026 the other characters may be letters.
 * @param {string} cnpj
 */
export function isCnpj(cnpj) {
  const values = [...cnpj.replace(/[./-]/g, '').toUpperCase()].map((sign) => sign.charCodeAt(0) - 48);
  /** @param {number} length */
  const checkDigit = (length) => {
    const sum = values
      .slice(0, length)
      .reduce((total, value, index) => total + value * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const hasForm = /^[A-Z\d]{2}\.?[A-Z\d]{3}\.?[A-Z\d]{3}\/?[A-Z\d]{4}-?\d{2}$/i.test(cnpj);
  return hasForm && checkDigit(12) === values[12] && checkDigit(13) === values[13];
}

/** @param {string} cnpj */
const formatCnpj = (cnpj) =>
  cnpj
    .replace(/[./-]/g, '')
    .toUpperCase()
    .replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

const company = z.strictObject({
  legalName: shortText,
  cnpj: z.string({ error: ADVICE.cnpj }).trim().refine(isCnpj, { error: ADVICE.cnpj }).transform(formatCnpj),
  address: z.strictObject({
    street: text(200),
    locality: shortText,
    region: matching(/^[A-Z]{2}$/, ADVICE.region),
    postalCode: matching(/^\d{5}-\d{3}$/, ADVICE.postalCode),
  }),
});

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00');

const contact = z.strictObject({
  email: z.email({ error: ADVICE.email }).nullable().default(null),
  phone: matching(/^\(\d{2}\) \d{4,5}-\d{4}$/, ADVICE.phone)
    .transform((label) => ({ label, dial: `+55${label.replace(/\D/g, '')}` }))
    .nullable()
    .default(null),
  hours: z
    .strictObject({
      text: shortText,
      schedule: z
        .array(z.strictObject({ days: z.array(z.enum(WEEKDAYS)).min(1), opens: time, closes: time }))
        .default([]),
    })
    .nullable()
    .default(null),
  whatsApp: shortText.nullable().default(null),
});

/** Whitespace could start another line of security.txt. */
const securityContact = matching(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, ADVICE.securityContact).refine(
  (value) => URL.canParse(value),
  { error: ADVICE.securityContact },
);

/** Only outlines: no character that could end the attribute or be part of an address. */
const pathData = matching(/^[\d\s.,+\-eAaCcHhLlMmQqSsTtVvZz]+$/, 'path data of an SVG').max(20_000);

const drawing = z.strictObject({
  viewBox: matching(/^-?[\d.]+( -?[\d.]+){3}$/, 'four numbers, such as 0 0 120 60'),
  paths: z.array(pathData).min(1).max(40),
});

const wordmark = z
  .strictObject({
    before: z.string().max(60),
    after: z.string().max(60),
    ring: pathData,
    line: pathData,
  })
  .transform((parts) => ({ kind: /** @type {const} */ ('drawn'), ...parts }));

const colour = matching(/^#[\da-f]{6}$/i, 'a colour such as #f8f5f1');

const feedCategory = z.strictObject({
  pattern: z
    .string()
    .min(1)
    .refine(isPattern, { error: 'a regular expression' })
    .transform((source) => new RegExp(source, 'i')),
  googleId: matching(/^\d{1,7}$/, "an id of Google's product taxonomy"),
});

/** @param {string} source */
function isPattern(source) {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    // A value that cannot be parsed is invalid.
    return false;
  }
}

const file = matching(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'the path of a file beside this one');

const copy = z
  .strictObject({
    homeTitle: shortText,
    homeDescription: longText,
    hero: z.strictObject({ title: shortText, lead: longText }),
    storeService: shortText.nullable(),
    storeVisit: shortText.nullable(),
    lensPromises: z.array(shortText).max(3),
    adviser: z.strictObject({ one: shortText, oneOfOurs: shortText }),
    noResultsTip: longText,
    searchHint: z.string().max(80),
    campaignMenu: shortText,
    bannerSections: z.strictObject({ styles: shortText, trends: shortText, social: shortText }),
    aboutTeaser: z.strictObject({ title: shortText, text: longText, action: shortText }),
    about: z.array(text(2_000)).min(1),
    brandsDescription: longText,
    accessibility: longText,
  })
  .exactPartial()
  .default({});

// An offer must be valid for at least the legal minimum of days (CDC, art. 54-B, II).
const credit = z.strictObject({
  validDays: wholeNumber(2, 365, 'a number of days'),
  lateCharges: text(200),
});

// Companies must keep access records for six months (Marco Civil, art. 15).
const retention = z.strictObject({
  accessMonths: wholeNumber(6, 60, 'a number of months').default(6),
  failureDays: wholeNumber(1, 180, 'a number of days').default(30),
});

const NO_CONTACT = { email: null, phone: null, hours: null, whatsApp: null };

/** The content of a storefront's file. */
export const storefrontSchema = z.strictObject({
  $schema: z.string().optional(),
  name: shortText.nullable().default(null),
  company: company.nullable().default(null),
  contact: contact.default(NO_CONTACT),
  freeShippingFrom: z
    .number({ error: 'a number of reais, 0 or more' })
    .min(0, { error: 'a number of reais, 0 or more' })
    .nullable()
    .default(null),
  dataOfficer: z
    .strictObject({ name: shortText, email: z.email({ error: ADVICE.email }) })
    .nullable()
    .default(null),
  securityContact: securityContact.nullable().default(null),
  procon: z.strictObject({ name: shortText, href: httpsUrl }).nullable().default(null),
  credit: credit.nullable().default(null),
  retention: retention.prefault({}),
  since: wholeNumber(1500, 2100, 'a year').nullable().default(null),
  stores: wholeNumber(0, 999, 'a number of stores').default(0),
  favourites: z.enum(['login', 'device']).default('login'),
  renamed: z.record(addressWord, addressWord).default({}),
  laboratoryDays: wholeNumber(0, 60, 'a number of days').default(0),
  wordmark: wordmark.nullable().default(null),
  emblem: drawing.default(NEUTRAL_DRAWINGS.emblem),
  icon: z.array(pathData).min(1).max(10).default(NEUTRAL_DRAWINGS.icon),
  eclipse: z
    .strictObject({
      centres: z.array(z.number().min(0).max(1200)).min(1).max(4),
      body: pathData,
      beside: z.union([z.literal(''), pathData]),
    })
    .default(NEUTRAL_DRAWINGS.eclipse),
  files: z.strictObject({ logo: file, logoDark: file, icon: file, social: file }).partial().default({}),
  feedCategories: z.array(feedCategory).default([]),
  seals: sealsSchema,
  assistants: z
    .strictObject({
      search: z.boolean().default(true),
      training: z.boolean().nullable().default(null),
      forms: z.boolean().default(true),
    })
    .prefault({}),
  reviewsWidget: reviewsWidgetSchema,
  palette: paletteSchema,
  themeColours: z
    .strictObject({ light: colour, dark: colour })
    .default({ light: '#f8f5f1', dark: '#0c1414' }),
  copy: copy.transform((own) => ({ ...NEUTRAL_COPY, ...own })),
  features: z
    .strictObject({
      lenses: z.boolean().default(true),
      measurements: z.boolean().default(false),
      tryOn: z.boolean().default(false),
      standaloneCategoryNames: z.boolean().default(false),
      postBlackFriday: z.boolean().default(false),
    })
    .refine(({ tryOn, measurements }) => !tryOn || measurements, {
      path: ['tryOn'],
      error: 'false, or features.measurements true: frames are drawn in their own size',
    })
    .prefault({}),
});

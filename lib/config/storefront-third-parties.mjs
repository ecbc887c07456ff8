// @ts-check
import { z } from 'zod';
import { isThirdPartyOrigin } from './value-forms.mjs';

/* Schema of third parties in a storefront file: the widget of a reviews service, and seals. */

const MAX_ORIGINS = 10;
const MAX_ATTRIBUTES = 20;
export const MAX_SEALS = 8;
/** Large enough to tap (WCAG 2.5.8). */
const MIN_SIDE = 24;

const origins = z
  .array(
    z.string().refine(isThirdPartyOrigin, {
      error: 'an origin such as https://cdn.exemplo.com or https://*.exemplo.com',
    }),
  )
  .max(MAX_ORIGINS, { error: `at most ${MAX_ORIGINS} origins` })
  .default([]);

/** Allowed attributes: none that could run, load or style anything. */
const ATTRIBUTE = /^(?:class|id|data-[a-z\d]+(?:-[a-z\d]+)*)$/;

const attributes = z
  .record(
    z.string().regex(ATTRIBUTE, { error: 'class, id or the name of a data attribute' }),
    z.string({ error: 'a text' }).max(300, { error: 'at most 300 characters' }),
    { error: 'class, id or data attributes with their values' },
  )
  .refine((given) => Object.keys(given).length <= MAX_ATTRIBUTES, {
    error: `at most ${MAX_ATTRIBUTES} attributes`,
  });

/**
 * How the script in REVIEWS_WIDGET_URL finds its element, and from which origins it may load. The defaults
 * suit the embedded store's reviews widget.
 */
export const reviewsWidgetSchema = z
  .strictObject({
    element: attributes.default({ 'data-reviews-product': '{id}', 'data-reviews-limit': '{limit}' }),
    script: attributes.default({}),
    origins: z
      .strictObject({ script: origins, style: origins, font: origins, frame: origins, connect: origins })
      .prefault({}),
    inlineStyles: z.boolean({ error: 'true or false' }).default(false),
  })
  .prefault({});

/** @param {string} value */
const isHttpsUrl = (value) => URL.canParse(value) && new URL(value).protocol === 'https:';

/** An https address. */
export const httpsUrl = z
  .string({ error: 'a text' })
  .max(500, { error: 'at most 500 characters' })
  .refine(isHttpsUrl, { error: 'an address that starts with https://' })
  .transform((value) => new URL(value).href);

/** @param {number} max */
const pixels = (max) =>
  z
    .int({ error: 'a number of pixels' })
    .min(MIN_SIDE, { error: `at least ${MIN_SIDE} pixels` })
    .max(max, { error: `at most ${max} pixels` });

/** Seals awarded to the shop. Each is a picture of fixed size with a link to its proof. */
export const sealsSchema = z
  .array(
    z.strictObject({
      name: z
        .string({ error: 'a text' })
        .trim()
        .min(1, { error: 'a text' })
        .max(60, { error: 'at most 60 characters' }),
      image: httpsUrl,
      href: httpsUrl,
      width: pixels(200),
      height: pixels(80),
    }),
  )
  .max(MAX_SEALS, { error: `at most ${MAX_SEALS} seals` })
  .default([]);

'use client';

import { lazy } from 'react';

/*
 * The forms of products that cannot be bought at once, for product pages, most of which need neither. Their styles come
 * with the page: see product-page-styles.ts.
 */

const Notify = lazy(() => import('./offer-forms').then(({ NotifyForm }) => ({ default: NotifyForm })));
const Quote = lazy(() => import('./offer-forms').then(({ QuoteForm }) => ({ default: QuoteForm })));

type Props = { idProduto: number };

// A server component cannot render what is lazy itself.
export const LazyNotifyForm = (props: Props) => <Notify {...props} />;
export const LazyQuoteForm = (props: Props) => <Quote {...props} />;

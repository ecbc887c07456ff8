'use client';

import { lazy } from 'react';

/*
 * The forms of products that cannot be bought at once, for product pages, most of which need neither. Their styles come
 * with the page: see page-styles.ts.
 */

const Notify = lazy(() => import('./notify-form').then(({ NotifyForm }) => ({ default: NotifyForm })));
const Quote = lazy(() => import('./quote-form').then(({ QuoteForm }) => ({ default: QuoteForm })));

type Props = { idProduto: number };

// A server component cannot render what is lazy itself.
export const LazyNotifyForm = (props: Props) => <Notify {...props} />;
export const LazyQuoteForm = (props: Props) => <Quote {...props} />;

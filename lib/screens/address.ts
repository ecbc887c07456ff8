import type { Query } from '@/lib/platform/canonical-query';

/** A canonical address of the shop. */
export type Address = { path: string; query: Query };

/** The view of a page without query. */
export const PLAIN_VIEW = 'plain';

/** Whether a first segment is a view that `makePage` has written; others are addresses of which no page is known. */
export const isView = (view: string): boolean => view === PLAIN_VIEW || view.includes('~3D');

const unescapeSegment = (segment: string) =>
  segment.replace(/~([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * The canonical address that a page is rendered for, from its internal path (`makePage`).
 * @param address the segments that follow the view and the folder of a kind, as Next reads them from the path
 */
export function addressOf(view: string, address: readonly string[]): Address {
  return {
    path: `/${address.map(unescapeSegment).join('/')}`,
    query: view === PLAIN_VIEW ? {} : Object.fromEntries(new URLSearchParams(unescapeSegment(view))),
  };
}

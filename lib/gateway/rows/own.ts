import { readBlogPosts } from '@/lib/blog/server';
import { buyKitByForm } from '@/lib/kit/buy-by-form';
import { readStoreReviews } from '@/lib/reviews/store-reviews';
import type { Row } from '../operation';

/**
 * What this shop's server reads for the browser from services beside the platform: the shopper's address and the
 * services' tokens stay here (API-38, API-39). And the one form of pages that needs a call of the platform.
 */
export const ownRows: Row[] = [
  { path: /^blog\/posts$/, operations: { GET: { own: readBlogPosts, limit: 'read' } } },
  { path: /^reviews\/store$/, operations: { GET: { own: readStoreReviews, limit: 'read' } } },
  { path: /^kit\/form$/, operations: { POST: { form: buyKitByForm, limit: 'cart' } } },
];

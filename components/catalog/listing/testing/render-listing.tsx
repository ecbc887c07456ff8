import { render } from '@testing-library/react';
import { ListingMemoryProvider } from '../listing-memory';
import { ListingScreen } from '../listing-screen';
import { ProductArea } from '../product-area';
import { sampleListing } from './sample-listing';

/** Renders a listing as its page does; for tests. */
export function renderListing(given?: Parameters<typeof sampleListing>[0], props: object = {}) {
  const page = { path: '/solar', query: { filtro: '2' } };
  const listing = sampleListing(given);
  const products = <ProductArea level="category" listing={listing} page={page} />;
  return render(<ListingScreen listing={listing} products={products} {...props} />, {
    wrapper: ListingMemoryProvider,
  });
}

import { render } from '@testing-library/react';
import { ListingMemoryProvider } from '../listing-memory';
import { ListingScreen } from '../listing-screen';
import { ProductArea } from '../product-area';
import { sampleListing } from './sample-listing';

/** Renders a listing as its page does; for tests. */
export function renderListing(listing?: Parameters<typeof sampleListing>[0], props: object = {}) {
  const page = { path: '/solar', query: { filtro: '2' } };
  const listagem = sampleListing(listing);
  const products = <ProductArea level="category" listagem={listagem} page={page} />;
  return render(<ListingScreen listagem={listagem} products={products} {...props} />, {
    wrapper: ListingMemoryProvider,
  });
}

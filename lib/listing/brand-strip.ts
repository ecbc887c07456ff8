import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Query } from './query';

/** Whether 'Navegue Por Marca' shows: not on a search or a brand, nor on a list of words or of a brand (LIST-14). */
export function showsBrands(level: ListingLevel, query: Query): boolean {
  return level !== 'search' && level !== 'brand' && !query.busca && !query.marca;
}

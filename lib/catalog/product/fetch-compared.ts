import { fetchFromGateway } from '@/lib/browser/gateway-client';

/** SWR's key for a product's prices, sizes and measurements. @param path of its page, without the size */
export const comparedKey = (path: string) => `/v2/front/comparison${path}`;

/** Reads them; null for a product that is gone. @throws GatewayError */
export const fetchCompared = <Product>(path: string) => fetchFromGateway<Product | null>(comparedKey(path));

import { DEFAULT_STATE } from '@/lib/shared/brazilian-states';
import { createStore } from '@/lib/shared/store';

/** Code of the shopper's Brazilian state: chosen, or that of the postal code they gave last. */
export const shopperState = createStore<string>(DEFAULT_STATE);

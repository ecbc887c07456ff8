'use client';

import { type ComponentProps, lazy } from 'react';

const Block = lazy(() =>
  import('./combination-block').then(({ CombinationBlock }) => ({ default: CombinationBlock })),
);

/**
 * The offer to buy two together, for product pages, few of which have one. A server component cannot render what is lazy
 * itself.
 */
export const LazyCombinationBlock = (props: ComponentProps<typeof Block>) => <Block {...props} />;

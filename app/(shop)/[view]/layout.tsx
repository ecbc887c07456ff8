import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isView } from '@/lib/screens/page';

type Props = { children: ReactNode; params: Promise<{ view: string }> };

/** Shows pages only to requests that the middleware has rewritten. */
export default async function ViewLayout({ children, params }: Props) {
  if (!isView((await params).view)) notFound();
  return children;
}

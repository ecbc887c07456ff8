'use client';

import { type ReactNode, useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useContentWanted } from '@/lib/home/load-content';

type Props<Stages extends object> = {
  /** Code of the stages; the same function for all of them, so that it is fetched once. */
  load: () => Promise<Stages>;
  /** Place of the stage, until it is wanted and there. */
  fallback: ReactNode;
  children: (stages: Stages) => ReactNode;
};

const goWithout = () => {
  // Offline: the place stays, and the next visit tries again.
};

/** A stage of the home page whose code and content wait until they are wanted (HOME-17 to HOME-19, A-18). */
export function Later<Stages extends object>({ load, fallback, children }: Props<Stages>) {
  const place = useRef<HTMLDivElement>(null);
  const stages = useOnDemand(load, useContentWanted(place), goWithout);
  return <div ref={place}>{stages === null ? fallback : children(stages)}</div>;
}

import type { ReactNode } from 'react';

const LENSES = {
  redondo: <circle cx="34" cy="30" r="20" />,
  quadrado: <rect x="13" y="14" width="40" height="32" rx="7" />,
  gatinho: <path d="M7 11c10 5 28 5 42 8 6 1 6 6 5 11-2 10-9 16-19 16C21 46 12 33 7 11Z" />,
  aviador: <path d="M15 15c10-4 27-3 35 0 5 2 5 8 3 14-3 10-9 18-18 18C22 47 12 34 11 22c0-4 1-6 4-7Z" />,
} satisfies Record<string, ReactNode>;

const JOINTS = {
  redondo: 'M53 25c4-4 10-4 14 0M15 24 4 20M105 24l11-4',
  quadrado: 'M53 24c4-3 10-3 14 0M13 21 4 18M107 21l9-3',
  gatinho: 'M54 26c3-4 9-4 12 0',
  aviador: 'M52 17c5-2 11-2 16 0M54 26c3-3 9-3 12 0M11 22 4 18M109 22l7-4',
} as const;

export type FrameShape = keyof typeof LENSES;

/** Front view of a frame in outline: one lens, mirrored, and what joins them. Decorative. */
export function FrameDrawing({ shape, className }: { shape: FrameShape; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      {LENSES[shape]}
      <g transform="matrix(-1 0 0 1 120 0)">{LENSES[shape]}</g>
      <path d={JOINTS[shape]} />
    </svg>
  );
}

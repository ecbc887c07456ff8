import type { ReactNode } from 'react';
import { type OptionMark as Mark, optionMark } from '@/lib/purchase/lens/option-mark';
import styles from './option-mark.module.css';

/** The lens, 48 units wide and high, as a right eye of a frame has it. */
const LENS = 'M7 11c6-3 28-3 34 0 3 2 3 15-2 22-4 6-26 6-30 0C4 26 4 13 7 11Z';

/** What is on the lens: `filled` are zones and tints, the rest are lines. */
const ON_LENS: Record<Mark, ReactNode> = {
  single: <path className={styles.filled} d={LENS} />,
  multifocal: (
    <>
      <path
        className={styles.filled}
        d="M7 11c6-3 28-3 34 0 2 2 2 6 1 10-8 0-13 3-13 8s3 7 5 8c-6 1-14 1-20 0 2-1 5-3 5-8s-5-8-13-8C5 17 5 13 7 11Z"
      />
      <path d="M42 21c-8 0-13 3-13 8 0 4 2 7 5 8M6 21c8 0 13 3 13 8 0 4-2 7-5 8" />
    </>
  ),
  plain: null,
  bifocal: (
    <>
      <path className={styles.filled} d="M14 26h20c0 6-4 9-10 9s-10-3-10-9Z" />
      <path d="M14 26h20c0 6-4 9-10 9s-10-3-10-9Z" />
    </>
  ),
  occupational: (
    <>
      <path
        className={styles.filled}
        d="M5.5 19c10 3 27 3 37 0-.5 5-1.5 10-3.5 14-4 6-26 6-30 0-2-4-3-9-3.5-14Z"
      />
      <path d="M5.5 19c10 3 27 3 37 0M8 30c9-3 23-3 32 0" />
    </>
  ),
  photochromic: (
    <>
      <path className={styles.dark} d="M24 8.75c7 0 14 .75 17 2.25 3 2 3 15-2 22-2 3-8.5 4.5-15 4.5Z" />
      <path d="M24 8.75v28.75" />
      <path d="M14.5 19.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z" />
    </>
  ),
  blue: (
    <>
      <path className={styles.blue} d={LENS} />
      <path d="M13 20c3-4 6 4 9 0s6 4 9 0 3-2 4-2M13 28c3-4 6 4 9 0s6 4 9 0 3-2 4-2" />
    </>
  ),
  antireflective: <path strokeDasharray="3 3" d="M12 30 27 12M19 33l16-19" />,
  mirrored: (
    <>
      <path className={styles.dark} d={LENS} />
      <path className={styles.light} d="m10 30 17-19h7L14 33Z" />
    </>
  ),
  polarised: (
    <>
      <path className={styles.dark} d={LENS} />
      <path className={styles.bars} d="M8 16h32M8 22h32M9 28h30M12 34h24" />
    </>
  ),
  sun: <path className={styles.dark} d={LENS} />,
  hardened: <path d="M24 14c3 2 6 3 9 3 0 8-3 13-9 16-6-3-9-8-9-16 3 0 6-1 9-3Zm-4 9 3 3 5-6" />,
  repellent: (
    <path d="M17 16c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Zm14 4c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" />
  ),
};

/** A small drawing of a lens option, chosen by a word in its title; nothing for other titles. */
export function OptionMark({ title }: { title: string }) {
  const mark = optionMark(title);
  if (mark === null) return null;
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      {ON_LENS[mark]}
      <path className={styles.outline} d={LENS} />
    </svg>
  );
}

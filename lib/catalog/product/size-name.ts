import { frameSize } from './frame-size';

/**
 * The name of a size wherever shoppers read it: 'M · 48' for the lens width '48', because filters and advice name sizes
 * by letters, and 'M' for 'Único'. Other names, and names of sizes without a known front, stay as the platform's.
 * @param frontWidth in mm
 */
export function sizeName(label: string, frontWidth: number | undefined): string {
  if (!frontWidth || !/^(\d+|único)$/i.test(label)) return label;
  const letter = frameSize(frontWidth);
  return label > '9' ? letter : `${letter} · ${label}`;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest';

const FOLDER = join(__dirname, '..', '..', 'node_modules', '.cache', 'embedded-store');

function readDigests(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file is missing or was truncated when a run ended, so everything is checked again.
    return [];
  }
}

/**
 * Caches the verdicts of a slow check of files by content. A file that passed is only checked again if it, or
 * one of the `sources` that affect the verdict, changes.
 * @returns a function that resolves to those of `files` for which `isValid` is false
 */
export function keptCheck(
  name: string,
  sources: readonly string[],
  isValid: (file: string) => Promise<boolean>,
  folder = FOLDER,
) {
  const kept = join(
    folder,
    `${name}-${digestOf(...sources.map((file) => readFileSync(file))).slice(0, 16)}.json`,
  );
  return async function failing(files: readonly string[]): Promise<string[]> {
    const digests = new Map(files.map((file) => [file, digestOf(readFileSync(file))]));
    const known = new Set(readDigests(kept));
    const due = files.filter((file) => !known.has(digests.get(file) ?? ''));
    // Checks all files at once, which uses every core.
    const verdicts = await Promise.all(due.map((file) => isValid(file)));
    const failed = due.filter((_, index) => !verdicts[index]);
    if (due.length > failed.length) {
      mkdirSync(folder, { recursive: true });
      const passed = files.filter((file) => !failed.includes(file));
      writeFileSync(kept, JSON.stringify(passed.map((file) => digests.get(file))));
    }
    return failed;
  };
}

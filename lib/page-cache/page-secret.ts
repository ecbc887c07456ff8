import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/shared/log';

const FILE = 'page-key';
const HEX_KEY = /^[0-9a-f]{64}$/;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

function readKey(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return HEX_KEY.test(text) ? text : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Creates the key as a draft and then links it, so that other processes find a complete key or none. The
 * first process wins.
 */
function createKey(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    // The draft replaces a damaged key.
    if (readKey(file) === null) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (key === null) throw new Error('the key file was changed while it was created');
  return key;
}

/**
 * The secret with which this installation signs its pages on disk, so that pages survive a restart. It is the
 * configured secret, or one stored in the folder that only the owner can read. If it cannot be stored, it is
 * lost when the process ends.
 */
export function diskSecret(folder: string, configured: string | null): Buffer {
  if (configured !== null) return createHmac('sha256', configured).update('pages on disk').digest();
  const file = path.join(folder, FILE);
  try {
    return Buffer.from(readKey(file) ?? createKey(file), 'hex');
  } catch (error) {
    // Pages on disk then become useless when this process ends.
    log.warn('page-secret-not-kept', { cause: String(error) });
    return randomBytes(32);
  }
}

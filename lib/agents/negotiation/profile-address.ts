import { isIP } from 'node:net';
import { AgentProblem } from '../protocol/problem';
import { isPublicAddress } from './public-address';

const MAX_HEADER_LENGTH = 1_000;

/** `profile` in the UCP-Agent header, a dictionary (RFC 8941). */
const PROFILE = /(?:^|,)\s*profile="((?:[^"\\]|\\["\\]){1,800})"/;

/** The address of an agent's profile in its UCP-Agent header; null without one. */
export function profileInHeader(header: string | null): string | null {
  if (header === null || header.length > MAX_HEADER_LENGTH) return null;
  return PROFILE.exec(header)?.[1]?.replace(/\\(["\\])/g, '$1') ?? null;
}

const MAX_LENGTH = 500;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the shop's address is local to its machine, which makes it a trial rather than a public shop. */
export const isLocalShop = (siteUrl: string): boolean => LOOPBACK.test(new URL(siteUrl).hostname);

/** Names that do not exist in public DNS. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|onion|invalid|test)$/;

function reject(content: string): never {
  throw new AgentProblem('invalid_profile_url', content);
}

/**
 * Parses the address of a profile that may be fetched: https on the default port of a public host.
 * @param allowsLocal whether local profiles are allowed: for a trial of a shop on the same machine
 * @throws AgentProblem
 */
export function profileAddress(text: string, allowsLocal: boolean): URL {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) reject('The profile in UCP-Agent is no address.');
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (username !== '' || password !== '') reject('The address of a profile has no user and no password.');
  url.hash = '';
  if (allowsLocal && LOOPBACK.test(hostname) && /^https?:$/.test(protocol)) return url;
  if (protocol !== 'https:') reject('The address of a profile starts with https://.');
  const number = hostname.replace(/^\[(.*)\]$/, '$1');
  const isPublic =
    isIP(number) === 0
      ? hostname.includes('.') && !PRIVATE_NAME.test(hostname.replace(/\.$/, ''))
      : isPublicAddress(number);
  if (!isPublic) reject('The address of a profile is on the public internet.');
  if (port !== '') reject('The address of a profile must not contain a port.');
  return url;
}

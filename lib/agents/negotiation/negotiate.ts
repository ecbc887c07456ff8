import type { Negotiated } from '../protocol/envelope';
import { AgentProblem } from '../protocol/problem';
import { businessCapabilities } from '../protocol/profile';
import { UCP_VERSION } from '../protocol/version';
import type { PlatformProfile } from './profile-document';

/** @throws AgentProblem if the agent uses another release */
export function checkVersion({ ucp: { version } }: PlatformProfile): void {
  if (version === UCP_VERSION) return;
  throw new AgentProblem(
    'version_unsupported',
    `Version ${version} is not supported. This shop implements version ${UCP_VERSION}.`,
  );
}

/**
 * Capabilities common to the shop and the agent, each in the latest version that both support. An extension
 * without its base capability is dropped.
 */
export function intersect({ ucp: { capabilities } }: PlatformProfile): Negotiated {
  const common = new Map<string, { version: string; extends?: string }>();
  for (const [name, entries] of Object.entries(businessCapabilities())) {
    const theirs = new Set(
      (Object.hasOwn(capabilities, name) ? capabilities[name] : [])?.map(({ version }) => version),
    );
    const [latest] = entries
      .filter(({ version }) => theirs.has(version))
      .sort((a, b) => b.version.localeCompare(a.version));
    if (latest === undefined) continue;
    common.set(name, { version: latest.version, ...(latest.extends ? { extends: latest.extends } : {}) });
  }
  for (const [name, { extends: parent }] of common)
    if (parent !== undefined && !common.has(parent)) common.delete(name);
  return common;
}

import { CliError } from '../lib/cli.mjs';

const LIMIT_MS = 30_000;

const firstGroup = (text, pattern) => pattern.exec(text)?.[1];

/** Hosts of the pictures in a page, other than the shop's own: where the platform keeps them. */
function pictureHosts(html, own) {
  const hosts = [...html.matchAll(/<img [^>]*src="(https?:\/\/[^"]+)"/g)].map(([, src]) => new URL(src).host);
  return [...new Set(hosts)].filter((host) => host !== own);
}

/**
 * One line about the shop whose home page is `html`: storefront, name, version (the id of its build) and where its
 * platform's pictures come from. An Error when it is not one of ours.
 */
export function describeHome(html, address) {
  const storefront = firstGroup(html, /<html[^>]* data-storefront="([^"]+)"/);
  if (storefront === undefined) throw new CliError(`${address} is not a shop of this code.`);
  const name = firstGroup(html, /<meta property="og:site_name" content="([^"]*)"/) ?? 'without a name';
  const version = firstGroup(html, /\\"b\\":\\"([\w-]+)\\"/) ?? 'unknown';
  const hosts = pictureHosts(html, new URL(address).host);
  const platform =
    hosts.length === 0 ? 'its own pictures' : `the platform's pictures from ${hosts.join(', ')}`;
  return `${address}: storefront "${storefront}" (${name}), version ${version}, ${platform}.`;
}

/** Finds out which shop the deployment is; requests nothing but `address`. @throws CliError */
export async function describeDeployment(address) {
  let response;
  try {
    response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
  } catch (error) {
    throw new CliError(`BASE_URL: ${address} does not answer (${error.cause?.code ?? error.message}).`);
  }
  if (response.status !== 200) throw new CliError(`BASE_URL: ${address} answers ${response.status}.`);
  return describeHome(await response.text(), address);
}

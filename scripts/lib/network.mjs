import { networkInterfaces } from 'node:os';

/** This machine's IPv4 addresses: in its network, and 127.0.0.1. */
const ipv4Addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family }) => family === 'IPv4');

/** The address by which a phone in the same network reaches this machine; undefined without a network. */
export const networkAddress = () => ipv4Addresses().find(({ internal }) => !internal)?.address;

/**
 * Hosts, besides localhost, by which a browser may open the development server. Next sends no scripts to others.
 * @param {string | undefined} siteUrl value of SITE_URL
 */
export const developmentHosts = (siteUrl) => [
  ...ipv4Addresses().map(({ address }) => address),
  ...(siteUrl && URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : []),
];

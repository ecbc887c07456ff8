const FILES = ['/robots.txt', '/sitemap.xml', '/opensearch.xml', '/feed/google.xml'];

/** Whether a path is a file for machines, answered by a route of its own and not by a page. */
export function isCrawlerFile(path: string): boolean {
  return FILES.includes(path) || /^\/sitemaps\/[a-z]+-\d{1,4}\.xml$/.test(path);
}

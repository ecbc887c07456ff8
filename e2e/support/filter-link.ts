import type { Locator, Page } from 'playwright/test';

/** The link that filters the listing: the link of a value on wide screens, the link in the sheet on phones. */
export async function filterLink(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Filtrar | Ordenar' });
  if (!(await opener.isVisible())) {
    return page.getByRole('region', { name: 'Filtros' }).locator('a[rel="nofollow"]').first();
  }
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('checkbox').first().check();
  return sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ });
}

import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { chooseLenses, lensDialog, openLenses } from './support/lens-dialog';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { lensButton } from './support/product-page';

test.beforeEach(skipWithoutEmbeddedStore);

/** Everything that this origin stores in the browser's databases, as text, and facts about its key. */
const readDatabases = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    if (!names.includes('receita')) return { names, key: null, text: '' };
    const database = await settled(indexedDB.open('receita'));
    const store = database.transaction('receita').objectStore('receita');
    const [key, sealed] = await Promise.all([settled(store.get('chave')), settled(store.get('conteudo'))]);
    database.close();
    return {
      names,
      key: { extractable: key.extractable, algorithm: key.algorithm.name },
      text: new TextDecoder('latin1').decode(sealed.content),
    };
  });

test('LENS-24, L9: a saved prescription is encrypted on the device, prefilled for the next frame and can be deleted', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = await watchPage(page);
  const dialog = await openLenses(page);
  const first = new URL(page.url()).pathname;
  await chooseLenses(dialog);
  await dialog.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await dialog.getByText(/^Digitar os valores/).click();
  await dialog.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }).fill('-4,25');
  expect((await readDatabases(page)).names).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Guardar os valores/ }).check();
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/checkout\/carrinho/);

  const next = await findProductPath(
    ({ status, personalizacoes, rota }) =>
      status === 'disponivel' && personalizacoes.length > 0 && rota.route !== first,
  );
  const sent: string[] = [];
  await openHydrated(page, next);
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const stored = await readDatabases(page);
  expect(stored.key).toEqual({ extractable: false, algorithm: 'AES-GCM' });
  expect(stored.text).not.toMatch(/4,25|esferico|Multifocal/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('4,25');
  await lensButton(page).click();
  const offer = lensDialog(page).getByRole('region', { name: 'Mesma receita, nova armação' });
  await expect(offer.getByText('OD: ESF -4,25')).toBeVisible();
  await expect(
    offer.getByText(/^A lente mais grossa fica com cerca de .*\smm; na armação de antes/),
  ).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Usar esta receita' }).press('Enter');
  await expect(lensDialog(page).getByRole('tabpanel')).toBeVisible();
  expect(sent.filter((line) => line.includes('4,25'))).toEqual([]);

  await page.goto('/minha-medida');
  await page.getByRole('button', { name: 'Esquecer a receita' }).press('Enter');
  await expect(page.getByText(/foi apagada deste aparelho/)).toBeVisible();
  expect((await readDatabases(page)).names).toEqual([]);
  expect(problems).toEqual(NO_PROBLEMS);
});

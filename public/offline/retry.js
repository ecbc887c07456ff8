/*
 * Opens the requested page as soon as the shop is reachable again. A HEAD request passes the worker and tests the
 * network: a device that is online may still not reach the shop.
 */
const EVERY_MS = 3_000;
const reload = () => window.location.reload();

async function look() {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    setTimeout(look, EVERY_MS);
    return;
  }
  document.querySelector('[role="status"]').textContent = 'Conexão de volta. Abrindo a página…';
  reload();
}

document.querySelector('button').addEventListener('click', reload);
setTimeout(look, EVERY_MS);

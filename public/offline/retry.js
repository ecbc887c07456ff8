/*
 * The page that was asked for opens when the shop can be reached again; nobody has to watch for it. A request for its
 * head goes past the worker to the network: being online is no proof of reaching anything.
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

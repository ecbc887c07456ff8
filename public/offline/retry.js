/* The page that was asked for opens when the connection is back; nobody has to watch for it. */
const reload = () => window.location.reload();
document.querySelector('button').addEventListener('click', reload);
window.addEventListener('online', () => {
  document.querySelector('[role="status"]').textContent = 'Conexão de volta. Abrindo a página…';
  reload();
});

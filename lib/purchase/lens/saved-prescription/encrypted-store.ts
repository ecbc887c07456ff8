/*
 * One encrypted text in this browser. Its key cannot be exported, so the browser's files reveal nothing if
 * they are copied or read by a script: only code running on this origin can decrypt the text.
 */

const NAME = 'receita';
const STORE = 'receita';
const KEY_PLACE = 'chave';
const CONTENT_PLACE = 'conteudo';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

type Encrypted = { iv: BufferSource; content: ArrayBuffer };

const factory = () => window.indexedDB;

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opens the database, and creates it if there is none. */
function open(): Promise<IDBDatabase> {
  const request = factory().open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** Opens the database; null if there is none. */
async function openExisting(): Promise<IDBDatabase | null> {
  const request = factory().open(NAME, 1);
  let isMissing = false;
  request.onupgradeneeded = () => {
    isMissing = true;
    request.transaction?.abort();
  };
  try {
    return await settled(request);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

/** Replaces the content. @throws DOMException or TypeError if the browser has no storage */
export async function writeEncrypted(text: string): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const content = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text));
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const encrypted: Encrypted = { iv, content };
    store.put(key, KEY_PLACE);
    store.put(encrypted, CONTENT_PLACE);
    // Waits for the write, which would be lost if the shopper left the page before it ends.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The content; null if there is none. @throws DOMException if the browser blocks its storage */
export async function readEncrypted(): Promise<string | null> {
  if (!factory()) return null;
  const database = await openExisting();
  if (database === null) return null;
  try {
    const store = database.transaction(STORE, 'readonly').objectStore(STORE);
    const [key, encrypted]: [CryptoKey | undefined, Encrypted | undefined] = await Promise.all([
      settled(store.get(KEY_PLACE)),
      settled(store.get(CONTENT_PLACE)),
    ]);
    if (key === undefined || encrypted === undefined) return null;
    const content = await crypto.subtle.decrypt(
      { name: ALGORITHM, iv: encrypted.iv },
      key,
      encrypted.content,
    );
    return new TextDecoder().decode(content);
  } finally {
    database.close();
  }
}

/** Deletes text and key. */
export async function deleteEncrypted(): Promise<void> {
  await settled(factory().deleteDatabase(NAME));
}

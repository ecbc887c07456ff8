import net from 'node:net';

/**
 * @typedef {{ host: string, port: number }} Target
 * @typedef {{ status: number | string, location?: string, headers: string, body: string, bytes: number, sent: number,
 *   ms: number, continued: boolean, path?: string }} Answer `status`: a number, `closed` or `reset` without an answer,
 *   `silent` when neither came in time, `left` when the client went first. `ms`: until the answer's first byte.
 */

const BLOCK = Buffer.alloc(64 * 1024, 'x');
/** Slow heads have to be closed by then, and everything else is quicker. */
const LIMIT_MS = 16_000;
/** As much of an answer as is looked at. */
const KEPT_BYTES = 400_000;
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The head of a request, ready to be sent. */
export function headOf({ method = 'GET', path = '/', headers = {} }, { host, port }) {
  const own = { host: `${host}:${port}`, connection: 'close', ...headers };
  const lines = Object.entries(own).flatMap(([name, value]) =>
    [value].flat().map((single) => `${name}: ${single}`),
  );
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

/**
 * The received part of an answer, without interim responses. Pure.
 * @param {string} text one character a byte
 */
export function parseAnswer(text) {
  let rest = text;
  let continued = false;
  while (/^HTTP\/1\.[01] 1\d\d[^\r]*\r\n/.test(rest) && rest.includes('\r\n\r\n')) {
    continued = true;
    rest = rest.slice(rest.indexOf('\r\n\r\n') + 4);
  }
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(rest) ?? [];
  const end = rest.indexOf('\r\n\r\n');
  if (status === undefined || end === -1) return { continued };
  const headers = rest.slice(0, end);
  const body = rest.slice(end + 4);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(headers) ?? [];
  const isChunked = /\r\ntransfer-encoding: *chunked/i.test(headers);
  const [, location] = /\r\nlocation: *([^\r]*)/i.exec(headers) ?? [];
  return {
    continued,
    status: Number(status),
    headers,
    body,
    location,
    bodyStart: text.length - body.length,
    length: length === undefined ? undefined : Number(length),
    isChunked,
  };
}

/** Until more can be written, or nothing ever will. */
function drained(socket) {
  return new Promise((resolve) => {
    const events = ['drain', 'close', 'error'];
    const proceed = () => {
      for (const event of events) socket.off(event, proceed);
      resolve();
    };
    for (const event of events) socket.on(event, proceed);
  });
}

/** Writes `bytes` bytes of nothing in blocks, as fast as they are taken, until the connection ends. */
async function writeBody(socket, { bytes, chunked, content }, count) {
  let left = bytes;
  while (left > 0 && socket.writable && !socket.answered) {
    const part = content
      ? content.subarray(bytes - left, bytes - left + BLOCK.length)
      : BLOCK.subarray(0, left);
    if (chunked) socket.write(`${part.length.toString(16)}\r\n`);
    const isTaken = socket.write(part);
    if (chunked) socket.write('\r\n');
    left -= part.length;
    count(part.length);
    if (!isTaken) await drained(socket);
  }
  if (chunked && left === 0 && socket.writable) socket.write('0\r\n\r\n');
}

/**
 * Sends one request over its own connection and reads its answer.
 *
 * @param {Target} target
 * @param {{ text: string, body?: { bytes: number, chunked?: boolean, content?: Buffer }, holdMs?: number,
 *   leaves?: boolean, reads?: boolean, waitsForContinue?: boolean, limitMs?: number,
 *   onConnect?: (socket: net.Socket) => void }} request `text`: the head, sent as
 *   it is. `holdMs`: goes away that long after what it has to send. `leaves`: goes at once. `reads`: false never reads.
 * @returns {Promise<Answer>}
 */
export function exchange(target, request) {
  const { text, body, holdMs, leaves = false, reads = true, waitsForContinue = false } = request;
  return new Promise((resolve) => {
    const socket = net.connect({ ...target, noDelay: true });
    const started = performance.now();
    let received = '';
    let tail = '';
    let head = {};
    let bytes = 0;
    let sent = 0;
    let firstMs;
    let isBodyStarted = false;
    const timer = setTimeout(() => finish('silent'), request.limitMs ?? LIMIT_MS);

    function finish(fallback) {
      clearTimeout(timer);
      socket.destroy();
      const {
        status = fallback,
        headers = '',
        body: content = '',
        location,
        continued,
      } = parseAnswer(received);
      const ms = firstMs ?? performance.now() - started;
      resolve({ status, location, headers, body: content, bytes, sent, ms, continued });
    }

    async function send() {
      isBodyStarted = true;
      const content = body ?? { bytes: 0 };
      await writeBody(socket, content, (count) => {
        sent += count;
      });
      if (leaves) finish('left');
      else if (holdMs !== undefined) setTimeout(() => finish('left'), holdMs);
    }

    socket.once('connect', () => {
      request.onConnect?.(socket);
      socket.write(Buffer.from(text, 'latin1'));
      sent += text.length;
      if (!waitsForContinue) send();
    });
    if (reads) {
      socket.on('data', (part) => {
        firstMs ??= performance.now() - started;
        bytes += part.length;
        const more = part.toString('latin1');
        if (received.length < KEPT_BYTES) received += more;
        tail = (tail + more).slice(-LAST_CHUNK.length);
        if (!socket.answered) {
          head = parseAnswer(received);
          socket.answered = head.status !== undefined;
          if (head.continued && waitsForContinue && !isBodyStarted) send();
        }
        const isLast = head.isChunked ? tail === LAST_CHUNK : bytes - head.bodyStart >= head.length;
        if (socket.answered && isLast) finish('closed');
      });
    }
    socket.once('error', () => finish('reset'));
    socket.once('close', () => finish('closed'));
  });
}

/** The same with the head made of method, path and headers; a body is announced unless it is chunked. */
export async function ask(target, { method, path, headers, body, announced, ...rest }) {
  const length =
    body && (body.chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.bytes });
  const own = { ...length, ...(announced === undefined ? {} : { 'content-length': announced }), ...headers };
  const answer = await exchange(target, {
    text: headOf({ method, path, headers: own }, target),
    body,
    ...rest,
  });
  return { ...answer, path };
}

/** What `count` clients get who start at once. */
export const atOnce = (count, send) => Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** The same for a list, `width` at a time. */
export async function inTurns(items, width, send) {
  const answers = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      answers[next[0]] = await send(next[1], next[0]);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return answers;
}

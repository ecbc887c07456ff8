/** @jest-environment node */
import type { DocumentProblem } from './draw-document';
import { isPdf, pictureOfPdf } from './picture-of-pdf';
import type { PdfReply, PdfRequest } from './worker';

/** Stands in for the browser's worker; `reply` is its program's reply. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  static reply: PdfReply | 'lost' | 'silent' = 'silent';
  isEnded = false;
  given: number | undefined;

  constructor(readonly address: string) {
    super();
    FakeWorker.started.push(this);
  }

  postMessage({ content }: PdfRequest, [, port]: [ArrayBuffer, MessagePort]) {
    this.given = content.byteLength;
    if (FakeWorker.reply === 'lost') this.dispatchEvent(new Event('error'));
    else if (FakeWorker.reply !== 'silent') port.postMessage(FakeWorker.reply);
  }

  terminate() {
    this.isEnded = true;
  }
}

const pdf = (size = 8) => new Blob([`%PDF-1.7${' '.repeat(size - 8)}`], { type: 'application/pdf' });

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globalThis, { Worker: FakeWorker });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['%PDF-1.4', true],
  [`\n\n${' '.repeat(900)}%PDF-1.4`, true],
  [`${' '.repeat(1100)}%PDF-1.4`, false],
  ['\u0089PNG', false],
  ['', false],
])('LENS-23: a PDF is recognised by its content, not its name: %#', async (content, expected) => {
  expect(await isPdf(new Blob([content], { type: 'image/jpeg' }))).toBe(expected);
});

test('LENS-23: the worker gets the file, returns a picture and is terminated', async () => {
  FakeWorker.reply = new Blob(['drawn'], { type: 'image/png' });
  expect(await (await pictureOfPdf(pdf(100))).text()).toBe('drawn');
  const [worker] = FakeWorker.started;
  expect(worker).toMatchObject({ address: '/prescription-pdf/worker.js', given: 100, isEnded: true });
});

test.each<[DocumentProblem, RegExp]>([
  ['pages', /^Este PDF tem mais de duas páginas\. /],
  ['encrypted', /^Este PDF está protegido por senha\. /],
  ['script', /^Este PDF traz um programa, que por segurança não abrimos\. /],
  ['broken', /^Não conseguimos abrir este PDF: o arquivo parece danificado\. /],
])('LENS-23: %s is explained, and the message says what to do instead', async (problem, sentence) => {
  FakeWorker.reply = { problem, cause: 'in detail' };
  await expect(pictureOfPdf(pdf())).rejects.toMatchObject({ name: 'PhotoError', message: sentence });
  await expect(pictureOfPdf(pdf())).rejects.toThrow(/Envie um/);
  expect(FakeWorker.started.every(({ isEnded }) => isEnded)).toBe(true);
});

test('LENS-23: a worker that fails to load, or does not respond within a minute, is reported and terminated', async () => {
  FakeWorker.reply = 'lost';
  await expect(pictureOfPdf(pdf())).rejects.toThrow(/^O leitor de PDF não carregou\. Confira sua conexão/);
  jest.useFakeTimers();
  FakeWorker.reply = 'silent';
  const rejection = expect(pictureOfPdf(pdf())).rejects.toThrow(/^Abrir este PDF demorou demais\./);
  await jest.advanceTimersByTimeAsync(60_000);
  await rejection;
  jest.useRealTimers();
  expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('LENS-23: a file above 10 MB is not read', async () => {
  await expect(pictureOfPdf(pdf(10 * 1024 * 1024 + 1))).rejects.toThrow('Este PDF passa de 10 MB.');
  expect(FakeWorker.started).toEqual([]);
});

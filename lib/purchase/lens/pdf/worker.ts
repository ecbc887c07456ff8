/*
 * The worker that draws a prescription from a PDF. The build bundles it with the library, and
 * app/prescription-pdf serves it with its own policy, so that no page needs to allow WebAssembly.
 */
import { type DocumentProblem, drawDocument } from './draw-document';

/**
 * Address of the folder of fonts and decoders, which contains their version; set when the worker is bundled.
 */
declare const WORKER_FILES: string;

export type PdfRequest = { content: ArrayBuffer };
export type PdfReply = Blob | { problem: DocumentProblem; cause?: string };

// The library listens to messages too, but ignores those without its own fields.
addEventListener('message', async ({ data, ports }: MessageEvent<PdfRequest>) => {
  const [port] = ports;
  if (port === undefined) return;
  const folder = new URL(WORKER_FILES, location.href).href;
  const reply: PdfReply = await drawDocument(new Uint8Array(data.content), folder);
  port.postMessage(reply);
});

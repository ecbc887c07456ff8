import { MAX_PHOTO_BYTES, PhotoError } from '../photo';
import type { DocumentProblem } from './draw-document';
import type { PdfReply } from './worker';

/** Time limit in ms: enough to load the library on a slow connection and draw two pages on a slow phone. */
const TIMEOUT_MS = 60_000;

/** PDF readers look for the signature in this many bytes at the start. */
const MARK_REACH = 1024;

const INSTEAD = 'Envie uma foto ou uma captura de tela da receita.';

const SENTENCES: Record<DocumentProblem, string> = {
  pages: `Este PDF tem mais de duas páginas. Envie um PDF só com a receita, ou uma foto dela.`,
  encrypted: `Este PDF está protegido por senha. ${INSTEAD}`,
  script: `Este PDF traz um programa, que por segurança não abrimos. ${INSTEAD}`,
  broken: `Não conseguimos abrir este PDF: o arquivo parece danificado. ${INSTEAD}`,
};

/** Whether a file is a PDF. The content decides, because phones give downloads arbitrary names. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = await file.slice(0, MARK_REACH).arrayBuffer();
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/**
 * Draws a PDF in a web worker, which is terminated afterwards.
 * @throws PhotoError if it does not respond in time
 */
async function draw(content: ArrayBuffer): Promise<PdfReply> {
  const worker = new Worker('/prescription-pdf/worker.js');
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PdfReply>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<PdfReply>) => resolve(data);
      worker.addEventListener('error', () =>
        reject(
          new PhotoError(`O leitor de PDF não carregou. Confira sua conexão e tente de novo, ou: ${INSTEAD}`),
        ),
      );
      timer = setTimeout(
        () => reject(new PhotoError(`Abrir este PDF demorou demais. ${INSTEAD}`)),
        TIMEOUT_MS,
      );
      worker.postMessage({ content }, [content, port2]);
    });
  } finally {
    clearTimeout(timer);
    port1.close();
    worker.terminate();
  }
}

/**
 * A picture of the pages of a PDF, drawn on this device. The library is loaded when it is needed (LENS-23).
 * @throws PhotoError with a message for the shopper
 */
export async function pictureOfPdf(file: Blob): Promise<Blob> {
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoError(`Este PDF passa de 10 MB. ${INSTEAD}`);
  const reply = await draw(await file.arrayBuffer());
  if (reply instanceof Blob) return reply;
  if (reply.cause !== undefined) console.warn('The PDF could not be drawn', reply.cause);
  throw new PhotoError(SENTENCES[reply.problem]);
}

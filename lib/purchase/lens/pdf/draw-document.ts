import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// With this module imported, the library starts no further worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { layOutSheet, type PlacedPage } from './sheet';

/** Why a document cannot be used as a prescription. */
export type DocumentProblem = 'pages' | 'encrypted' | 'script' | 'broken';

const MAX_PAGES = 2;

/** Largest picture in a document that is decoded, in px. A page scanned at 600 dpi has 35 million. */
const MAX_PICTURE_PIXELS = 40_000_000;

const BACKGROUND = '#fff';

type Canvas = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

function createCanvas(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw in a worker');
  return { canvas, context };
}

/** Creates canvases for the library. Its default ones are DOM elements, which a worker does not have. */
class OffscreenCanvasFactory {
  create = createCanvas;

  reset({ canvas }: Canvas, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: Canvas) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** The library's filters are SVG elements. A worker has none, so it draws without filters, like Node.js. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

type Information = { EncryptFilterName?: string | null; IsXFAPresent?: boolean };

async function findProblem(
  document: PDFDocumentProxy,
  pages: readonly PDFPageProxy[],
): Promise<DocumentProblem | null> {
  const { info } = await document.getMetadata();
  const { EncryptFilterName, IsXFAPresent }: Information = info;
  if (EncryptFilterName) return 'encrypted';
  // An XFA form builds its content with a script; its static pages only ask for another reader.
  if (IsXFAPresent || (await document.hasJSActions())) return 'script';
  const actions = await Promise.all(pages.map((page) => page.getJSActions()));
  return actions.some((action) => action !== null) ? 'script' : null;
}

async function drawPage(page: PDFPageProxy, { width, height, scale }: PlacedPage): Promise<OffscreenCanvas> {
  const { canvas, context } = createCanvas(width, height);
  // The library's types only know the context of a canvas element, which has the same methods.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({
    canvas: null,
    canvasContext,
    viewport: page.getViewport({ scale }),
    background: BACKGROUND,
  }).promise;
  return canvas;
}

async function drawPages(pages: readonly PDFPageProxy[]): Promise<Blob> {
  const sheet = layOutSheet(pages.map((page) => page.getViewport({ scale: 1 })));
  const { canvas, context } = createCanvas(sheet.width, sheet.height);
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, placed] of sheet.pages.entries()) {
    const page = pages[index];
    if (page) context.drawImage(await drawPage(page, placed), placed.x, placed.y);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

async function open(content: Uint8Array, folder: string): Promise<PDFDocumentProxy> {
  return getDocument({
    data: content,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilters,
    // Glyphs are drawn as outlines, because a worker has no style sheets that could load fonts.
    disableFontFace: true,
    useWorkerFetch: true,
    standardFontDataUrl: folder,
    wasmUrl: folder,
    maxImageSize: MAX_PICTURE_PIXELS,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  }).promise;
}

/**
 * Draws the pages of a PDF onto one picture (LENS-23). Scripts in the PDF never run.
 * @param folder address of the fonts and decoders, with a trailing slash; they are fetched if the document
 * needs them
 */
export async function drawDocument(
  content: Uint8Array,
  folder: string,
): Promise<Blob | { problem: DocumentProblem; cause?: string }> {
  try {
    const document = await open(content, folder);
    if (document.numPages > MAX_PAGES) return { problem: 'pages' };
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
    );
    const problem = await findProblem(document, pages);
    return problem === null ? await drawPages(pages) : { problem };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'encrypted' : 'broken', cause: String(error) };
  }
}

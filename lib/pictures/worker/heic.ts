import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { PictureRefusedError } from '../tasks';

/** An object that lives on the library's own heap. */
type Native = object;
type Failure = { code?: unknown; message?: string };
type Channel = { data: Uint8Array; width: number; height: number; stride: number };

/** The part of libheif that is used here; the package's types leave out most of it. */
type LibHeif = {
  heif_context_alloc(): Native;
  heif_context_read_from_memory(context: Native, bytes: Uint8Array): { code: unknown; message: string };
  heif_js_context_get_primary_image_handle(context: Native): Native & Failure;
  heif_image_handle_get_width(handle: Native): number;
  heif_image_handle_get_height(handle: Native): number;
  heif_js_decode_image2(
    handle: Native,
    colorspace: unknown,
    chroma: unknown,
  ): Failure & { image: Native; channels: Channel[] };
  heif_image_release(image: Native): void;
  heif_image_handle_release(handle: Native): void;
  heif_context_free(context: Native): void;
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
};

let library: LibHeif | undefined;

/**
 * Loaded with the first HEIC, because it takes 40 MB. The package's own bundle would also keep the program in
 * memory as text.
 */
function loadLibrary(): LibHeif {
  if (library) return library;
  const require = createRequire(__filename);
  const load: (options: { wasmBinary: Buffer }) => LibHeif = require('libheif-js/libheif-wasm/libheif.js');
  library = load({ wasmBinary: readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')) });
  return library;
}

function rejectFailure<T extends Failure>(result: T | null): T {
  if (result === null || result.code !== undefined)
    throw new PictureRefusedError(`HEIC: ${result?.message ?? 'unreadable'}`);
  return result;
}

/** The rows of a channel without the padding that the library adds. */
function packedRows({ data, width, height, stride }: Channel): Uint8Array {
  const rowBytes = width * 3;
  if (stride === rowBytes) return data;
  const packed = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1)
    packed.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return packed;
}

/**
 * Calls `use` with the main picture of a HEIC, upright: the library applies its rotation and mirroring. The
 * libheif inside sharp cannot decode HEVC.
 * @param use may read the picture until its promise settles
 * @throws PictureRefusedError, and the errors of `use`
 */
export async function withHeic<T>(
  bytes: Uint8Array,
  maxPixels: number,
  use: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const heif = loadLibrary();
  const context = heif.heif_context_alloc();
  try {
    const { code, message } = heif.heif_context_read_from_memory(context, bytes);
    if (code !== heif.heif_error_code.heif_error_Ok) throw new PictureRefusedError(`HEIC: ${message}`);
    const handle = rejectFailure(heif.heif_js_context_get_primary_image_handle(context));
    const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
    if (pixels > maxPixels) throw new PictureRefusedError('too many pixels');
    const { image, channels } = rejectFailure(
      heif.heif_js_decode_image2(
        handle,
        heif.heif_colorspace.heif_colorspace_RGB,
        heif.heif_chroma.heif_chroma_interleaved_RGB,
      ),
    );
    heif.heif_image_handle_release(handle);
    const [rgb] = channels;
    if (rgb === undefined || channels.length !== 1) throw new PictureRefusedError('HEIC: no RGB');
    const { width, height } = rgb;
    const result = await use(sharp(packedRows(rgb), { raw: { width, height, channels: 3 } }));
    heif.heif_image_release(image);
    return result;
  } finally {
    heif.heif_context_free(context);
  }
}

import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { renderBanner, renderBrandLogo, renderProduct, renderSocial } from '../catalogue/images/render';
import type { RenderJob } from './job';

const SOCIAL = { width: 1200, height: 630 };

async function run(job: RenderJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'product': {
      const picture = await renderProduct(job.spec, job.view, job.size);
      return job.format === 'webp' ? picture : sharp(picture).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    }
    case 'banner':
      return renderBanner(job.name, job.variant);
    case 'social':
      return renderSocial(job.spec);
    case 'shop-social':
      return sharp(await renderBanner('principal-1', 'desktop'))
        .resize(SOCIAL)
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer();
    case 'logo':
      return Buffer.from(renderBrandLogo(job.nome));
  }
}

parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  run(job).then(
    (picture) => parentPort?.postMessage({ id, picture }),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? error.message : String(error),
        unknown: error instanceof RangeError,
      }),
  );
});

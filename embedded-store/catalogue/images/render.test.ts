/** @jest-environment node */
import sharp from 'sharp';
import type { FrameShape } from './frame-spec';
import { frameColours, GROUND, lensColours } from './palette';
import { renderBanner, renderBrandLogo, renderProduct, renderSocial } from './render';
import { sampleSpecs } from './sample-specs';

// Drawing is computing: on a busy machine dozens of pictures take longer than the usual five seconds.
jest.setTimeout(30_000);

const ground = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));

/** Distinct colours on the outermost px of a picture, as hex. */
async function borderColours(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1) continue;
      const at = (y * info.width + x) * info.channels;
      found.add(data.subarray(at, at + 3).toString('hex'));
    }
  }
  return [...found];
}

const shapes = [...new Set(sampleSpecs.map((spec) => spec.shape))] as FrameShape[];
const sample = (shape: FrameShape) => {
  const spec = sampleSpecs.find((candidate) => candidate.shape === shape && candidate.kind !== 'lens');
  if (!spec) throw new Error(`No sample of ${shape}`);
  return spec;
};

describe('product pictures', () => {
  it('CARD-10: cover every shape in the samples', () => {
    expect(shapes).toHaveLength(8);
  });

  it('CARD-10: give the same bytes for the same spec, and other bytes for another seed of a patterned frame', async () => {
    const spec = sample('quadrado');
    const first = await renderProduct(spec, 1, 160);
    expect(await renderProduct({ ...spec }, 1, 160)).toEqual(first);
    expect(await renderProduct({ ...spec, seed: spec.seed + 1 }, 1, 160)).not.toEqual(first);
  });

  it.each(shapes)(
    'CARD-10: melt into the page at every border, %s, views 1 to 3',
    async (shape) => {
      for (const view of [1, 2, 3]) {
        const picture = await renderProduct(sample(shape), view, 455);
        expect(await borderColours(picture)).toEqual([GROUND.slice(1)]);
      }
    },
    60_000,
  );

  it('CARD-10: stay within the byte budget at the listing and product sizes', async () => {
    for (const spec of [sample('quadrado'), sample('aviador'), sample('oversized')]) {
      expect((await renderProduct(spec, 1, 455)).length).toBeLessThanOrEqual(14 * 1024);
      expect((await renderProduct(spec, 2, 910)).length).toBeLessThanOrEqual(34 * 1024);
    }
  }, 60_000);

  it('PDP-06: show something different in each view', async () => {
    const pictures = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((view) => renderProduct(sample('redondo'), view, 160)),
    );
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(9);
  });

  it('draw the product, not only the ground', async () => {
    for (const spec of sampleSpecs) {
      const { channels } = await sharp(await renderProduct(spec, 1, 64)).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(2);
      expect(Math.abs((channels[0]?.max ?? 0) - (ground[0] as number))).toBeLessThan(30);
    }
  });

  it('accept every colour of the palette', async () => {
    for (const frameColour of Object.keys(frameColours)) {
      await expect(renderProduct({ ...sample('redondo'), frameColour }, 1, 32)).resolves.toBeInstanceOf(
        Buffer,
      );
    }
    for (const lensColour of Object.keys(lensColours)) {
      await expect(renderProduct({ ...sample('redondo'), lensColour }, 1, 32)).resolves.toBeInstanceOf(
        Buffer,
      );
    }
  });

  it('reject unknown views, sizes and colours', async () => {
    const spec = sample('redondo');
    await expect(renderProduct(spec, 10, 160)).rejects.toThrow(RangeError);
    await expect(renderProduct(spec, 1, 0)).rejects.toThrow(RangeError);
    await expect(renderProduct({ ...spec, frameColour: 'roxo-neon' }, 1, 160)).rejects.toThrow('roxo-neon');
    await expect(renderProduct({ ...spec, lensColour: 'ultra' }, 1, 160)).rejects.toThrow('ultra');
  });
});

describe('social pictures', () => {
  it('SEO-08: are 1200 by 630 px jpegs under 300 KB', async () => {
    for (const spec of [
      sample('aviador'),
      ...sampleSpecs.filter(({ kind }) => kind === 'lens' || kind === 'kit'),
    ]) {
      const picture = await renderSocial(spec);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(300 * 1024);
    }
  }, 60_000);
});

describe('banners', () => {
  it('HOME-04: come in the desktop and mobile sizes of their place', async () => {
    expect(await sharp(await renderBanner('principal-1', 'desktop')).metadata()).toMatchObject({
      width: 1920,
      height: 700,
    });
    expect(await sharp(await renderBanner('principal-1', 'mobile')).metadata()).toMatchObject({
      width: 720,
      height: 550,
    });
    expect(await sharp(await renderBanner('estilos-1', 'desktop')).metadata()).toMatchObject({
      width: 800,
      height: 1000,
    });
  }, 60_000);

  it('LIST-03: reject an unknown name, inherited ones included', async () => {
    await expect(renderBanner('principal-9', 'desktop')).rejects.toThrow('principal-9');
    await expect(renderBanner('toString', 'desktop')).rejects.toThrow(RangeError);
  });
});

describe('brand logos', () => {
  it('are the same for the same name, safe for names with markup, and never empty', async () => {
    expect(renderBrandLogo('Aurélia')).toBe(renderBrandLogo(' Aurélia '));
    const { width, height } = await sharp(Buffer.from(renderBrandLogo('A&B "<c>'))).metadata();
    expect(width).toBeGreaterThan(40);
    expect(height).toBeGreaterThan(40);
    expect(() => renderBrandLogo('  ')).toThrow(RangeError);
  });
});

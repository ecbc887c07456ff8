import sharp from 'sharp';

/** A photo as a phone takes it, with location and camera in its metadata. */
export function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
}

import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** 38 megapixels of one colour: 120 KB as a file, 114 MB when it is decoded. */
const WIDE = { width: 7_600, height: 5_000 };
const HEADER_AT = 16;
const HEADER_CRC_AT = 29;
/** Of one product. */
const MAX_OPTIONS = 20;

const oneColour = (size) => sharp({ create: { ...size, channels: 3, background: '#f4f4f2' } });

/** A PNG that says that it is of another size than its data. Pure. */
export function withSize(png, { width, height }) {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(width, HEADER_AT);
  lying.writeUInt32BE(height, HEADER_AT + 4);
  lying.writeUInt32BE(crc32(lying.subarray(HEADER_AT - 4, HEADER_CRC_AT)), HEADER_CRC_AT);
  return lying;
}

/** Files sent as photos, in base64. */
export async function makePictures() {
  const wide = await oneColour(WIDE).png({ compressionLevel: 9 }).toBuffer();
  const tiny = await oneColour({ width: 1, height: 1 }).png().toBuffer();
  const honest = await oneColour({ width: 1_200, height: 900 }).jpeg().toBuffer();
  const text = (bytes) => bytes.toString('base64');
  return {
    wide: text(wide),
    honest: text(honest),
    bombs: [
      withSize(wide, { width: 1, height: 1 }),
      withSize(tiny, WIDE),
      withSize(tiny, { width: 30_000, height: 30_000 }),
      withSize(wide, { width: 6_300, height: 6_300 }),
    ].map(text),
  };
}

/** A frame with its lenses, whose prescription is `photos`; the platform takes one, and more only cost time. */
export function orderWith({ id, price, sizeId, answers, uploadId }, photos) {
  const uploads = photos.map((photo) => ({
    id: uploadId,
    tipo: 'upload',
    preco: 0,
    multiplicarPreco: 'n',
    valorUpload: photo,
  }));
  const produtos = [
    {
      id,
      quantidade: 1,
      idAtributoValor: sizeId,
      preco: price,
      personalizacao: [...answers, ...uploads].slice(-MAX_OPTIONS),
    },
  ];
  return Buffer.from(JSON.stringify({ produtos, carrinho: true }));
}

/** The first value of each option that a frame needs, and where its prescription goes. */
export function lensesOf({ id, precos, personalizacoes, atributos }) {
  const answers = personalizacoes
    .filter(({ valores }) => valores.length > 0)
    .map((option) => {
      const [{ id: valueId, valor, preco, precoDefault, quantidade }] = option.valores;
      const value = { id: valueId, valor, preco, precoDefault, quantidade };
      return { id: option.id, tipo: option.tipo, preco, multiplicarPreco: 'n', valoresCheckbox: [value] };
    });
  const sizes = atributos?.simples?.valores ?? [];
  const sizeId = sizes.find(({ estoque }) => estoque > 0)?.idAtributoValor ?? 0;
  return {
    id,
    price: precos.por,
    sizeId,
    answers,
    uploadId: personalizacoes.find(({ tipo }) => tipo === 'upload').id,
  };
}

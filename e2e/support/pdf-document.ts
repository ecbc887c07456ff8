/** Content of a page in the document, and other entries of its file. */
type Contents = {
  /** A4 pages, portrait or landscape. */
  pages?: number;
  isWide?: boolean;
  /** A script that runs when the document is opened. */
  hasScript?: boolean;
  isEncrypted?: boolean;
};

/** A red square of 16 × 16 px (200, 30, 40), as JPEG 2000. */
const RED_SQUARE = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAADSanAyY/9P' +
    '/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAAEBAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBP' +
    'cGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAWgAB/5PPtGQUAFyv9MewNwAAAABhIS/axEAAAMJCX/9/z7RgEVBUr99ISn+AAAAAAYSEv2jwAAAD' +
    'CQl/z7RIEVBUr/SdIyQAAAAAAYSEv/9//9k=',
  'base64',
);

const [SHORT, LONG] = [595, 842];

/** Makes readers ask for a password; no password is accepted. */
const ENCRYPTION = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`;
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\("receita"\\)) >>';

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A line of text with a line drawn below it, and a red square at the top left of the page. */
function drawing(height: number, number: number): Buffer {
  const text = `BT /F1 36 Tf 150 ${height - 90} Td (OD -2,25 pagina ${number}) Tj ET`;
  return Buffer.from(`${text}\nq 100 0 0 100 0 ${height - 100} cm /Picture Do Q`);
}

/**
 * A PDF as a medical practice would print it, generated here: text in a font that the file does not embed, and a JPEG
 * 2000 picture.
 */
export function pdfDocument({ pages = 1, isWide = false, hasScript, isEncrypted }: Contents = {}): Buffer {
  const [width, height] = isWide ? [LONG, SHORT] : [SHORT, LONG];
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);
  // Objects 1 to 4 are shared by all pages; then each page alternates with its drawing.
  const pageId = (number: number) => 3 + 2 * number;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${hasScript ? `/OpenAction ${SCRIPT}` : ''} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${pageNumbers.map((number) => `${pageId(number)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('/Type /XObject /Subtype /Image /Width 16 /Height 16 /Filter /JPXDecode', RED_SQUARE),
    ...pageNumbers.flatMap((number) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageId(number) + 1} 0 R
      /Resources << /Font << /F1 3 0 R >> /XObject << /Picture 4 0 R >> >> >>`,
      stream('', drawing(height, number)),
    ]),
    ...(isEncrypted ? [ENCRYPTION] : []),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((length, part) => length + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((length, part) => length + part.length, 0);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const id = 'ab'.repeat(16);
  const encryption = isEncrypted ? `/Encrypt ${objects.length} 0 R /ID [<${id}> <${id}>]` : '';
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encryption} >>`;
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`),
    Buffer.from(`${trailer}\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type CaptionedPicture, createCollage } from '@/lib/try-on/collage';

const FILE_NAME = 'provador.jpg';

/** How long the browser may take to read the picture; Safari begins after the click, and may ask first. */
const DOWNLOAD_MS = 60_000;

const mayShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], FILE_NAME, { type: 'image/jpeg' })] });

/** Downloads the pictures, or passes them to the device's share sheet. */
export function SavePictures({ pictures }: { pictures: readonly CaptionedPicture[] }) {
  const [message, setMessage] = useState('');
  const [canShare] = useState(mayShare);
  if (pictures.length === 0) return null;

  async function withPicture(use: (blob: Blob) => void | Promise<void>) {
    setMessage('');
    try {
      await use(await createCollage(pictures));
    } catch (error) {
      // AbortError: the shopper closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The picture could not be saved or shared', error);
      setMessage('Não deu certo. Tente de novo.');
    }
  }

  function save(blob: Blob) {
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = FILE_NAME;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
    setMessage('Imagem salva neste aparelho.');
  }

  const share = (blob: Blob) =>
    navigator.share({ files: [new File([blob], FILE_NAME, { type: blob.type })] });

  return (
    <>
      <Button variant="quiet" onClick={() => withPicture(save)}>
        Salvar a imagem
      </Button>
      {canShare ? (
        <Button variant="quiet" onClick={() => withPicture(share)}>
          Compartilhar
        </Button>
      ) : null}
      <span role="status">{message}</span>
    </>
  );
}

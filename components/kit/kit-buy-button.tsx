'use client';

import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useKit } from './kit-context';

const LABEL = 'Adicionar à sacola';

/** Buys the kit, or names the first product whose size is missing; the panel and the phones' bar have one each. */
export function KitBuyButton({ scriptless }: { scriptless: string | null }) {
  const { busy, buy } = useKit();
  return (
    <>
      <span className="scripted" data-block="">
        <Button block busy={busy} onClick={buy}>
          {busy ? 'Adicionando' : LABEL}
        </Button>
      </span>
      <noscript>
        {scriptless === null ? (
          <p>Compre cada produto pela página dele.</p>
        ) : (
          <LinkButton block href={scriptless}>
            {LABEL}
          </LinkButton>
        )}
      </noscript>
    </>
  );
}

import { Button } from '@/components/ui/button';
import { BUY_FORM_ID } from '@/lib/catalog/product/purchase-options';
import { LensButton } from './lens-button';

/** The button of the phone's bar; without script, which lenses need, it buys the frame alone if a form can. */
export function LensBarButton({ hasForm }: { hasForm: boolean }) {
  return (
    <>
      <LensButton block>Comprar com lentes</LensButton>
      {hasForm ? (
        <noscript>
          <Button type="submit" form={BUY_FORM_ID}>
            Comprar só a armação
          </Button>
        </noscript>
      ) : null}
    </>
  );
}

'use client';

import { useRef, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { SaveChoice, SavedPrescriptionOffer } from '@/components/purchase/lens/saved-prescription';
import { Dialog } from '@/components/ui/dialog';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { useLostFocus } from '@/components/ui/use-lost-focus';
import { displayPrices } from '@/lib/platform/prices';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { replaceBagLine } from '@/lib/purchase/lens/bag-line';
import { type FrameSizeForLenses, frameForLenses } from '@/lib/purchase/lens/lens-look';
import { firstProblem, hasWrongValues, type LensProblem, nextMove } from '@/lib/purchase/lens/next-move';
import type { LensGroup } from '@/lib/purchase/lens/options';
import { frameCheckoutEvent, lensOrder, prepareLensCheckout } from '@/lib/purchase/lens/order';
import { lensPix } from '@/lib/purchase/lens/order-price';
import {
  canBeSaved,
  savePrescription,
  toSavedPrescription,
} from '@/lib/purchase/lens/saved-prescription/saved-prescription';
import { areAlone, INITIAL_LENS_STATE, type LensAction } from '@/lib/purchase/lens/state';
import { lensTotal, prescriptionTab } from '@/lib/purchase/lens/summary';
import { useLens } from '@/lib/purchase/lens/use-lens';
import { useCheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';
import { useStore } from '@/lib/shared/store';
import { facePhoto } from '@/lib/try-on/photo';
import { useChosenSize } from './chosen-size';
import styles from './lens-dialog.module.css';
import { FirstChoices, LensStart } from './lens-options';
import { FinishNote, LensFooter, LensPromises, SentNotice } from './lens-order';
import { LensProgress } from './lens-progress';
import { LensStep, type LensStepProps } from './lens-step';
import { useBagLine } from './use-bag-line';
import { usePrescriptionPhoto } from './use-prescription-photo';

/** Actions that mend the prescription: its messages stay until everything is right. */
const MENDING: readonly LensAction['type'][] = ['consent', 'note', 'type', 'type-total-pd'];

export type LensDialogProps = {
  open: boolean;
  onClose: () => void;
  nome: string;
  /** Absolute address of the product page, for the chat message; may be `''`. */
  url: string;
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
  groups: readonly LensGroup[];
  /** Percentage that Pix saves on whole orders; 0 for none. */
  orderPix: number;
  /** Measurements of the frame by size; empty if unknown. */
  measured: readonly FrameSizeForLenses[];
  /** Address of a small picture of the frame; `''` for none. */
  imagem: string;
  /** The shop's promises about prescription lenses. */
  promises: readonly string[];
};

const PHONE = '(width < 768px)';

/** The order in the dialog, and what its buttons do. */
function useLensOrder({ nome, groups, measured, orderPix, onClose }: LensDialogProps) {
  const { options, idAtributoValor, precos } = usePurchase();
  const { label: variante } = useChosenSize();
  const { cartClient, panel } = useCartServices();
  const lens = useLens(options.idProduto, groups, onClose);
  const bag = useBagLine(lens);
  const checkout = useCheckoutRedirect();
  const [problem, setProblem] = useState<LensProblem | null>(null);
  const [asked, setAsked] = useState(0);
  const [isToBeSaved, setIsToBeSaved] = useState(false);
  const { state, dispatch } = lens;
  const frame = displayPrices(precos);
  const mm = frameForLenses(measured, idAtributoValor, options.sizes.length);
  const preco = frame?.por ?? 0;
  const produto = { id: options.idProduto, idAtributoValor, preco };
  const checkoutEvent = (total?: number) =>
    frameCheckoutEvent({ id: options.idProduto, nome, variante, preco }, total);

  function handleAction(action: LensAction) {
    setProblem(null);
    if (!MENDING.includes(action.type)) setAsked(0);
    checkout.clearFailure();
    dispatch(action);
  }

  function finish() {
    const found = firstProblem(groups, state);
    setProblem(found);
    if (found === null) {
      // A pair of lenses without a frame is one item.
      const total = areAlone(groups) ? undefined : lensTotal(groups, state, preco);
      return void checkout.start(
        () => prepareLensCheckout(lensOrder(produto, groups, state), checkoutEvent(total)),
        async () => {
          await replaceBagLine(cartClient, bag.last.current);
          if (isToBeSaved && canBeSaved(state))
            await savePrescription(toSavedPrescription(groups, state, { nome, mm }, Date.now()));
          lens.leaveWithOrder();
          bag.forget();
        },
      );
    }
    checkout.clearFailure();
    setAsked(asked + 1);
    dispatch({ type: 'go', step: found.group });
  }

  function close() {
    bag.forget();
    onClose();
  }

  function buyFrameAlone() {
    if (bag.line?.personalizacao.length === 0) {
      // It is in the bag already, so adding it would double it.
      close();
      return panel.update({ open: true });
    }
    return void checkout.start(
      () => prepareLensCheckout(lensOrder(produto, [], INITIAL_LENS_STATE), checkoutEvent()),
      () => (bag.line ? replaceBagLine(cartClient, bag.last.current) : Promise.resolve()),
    );
  }

  function send() {
    if (!state.consent || hasWrongValues(groups, state)) return setAsked(asked + 1);
    handleAction({ type: 'submit-photo' });
    handleAction({ type: 'next' });
  }

  const photo = usePrescriptionPhoto({ state, dispatch: handleAction });
  const move = nextMove(groups, state);
  const next = () => handleAction({ type: 'next' });
  const moves = { send, continue: next, later: next, finish, missing: finish };
  return {
    lens: { groups, state, dispatch: handleAction, pix: lensPix(frame, orderPix) },
    /** Changes the state without changing messages. */
    dispatch,
    photo,
    frame,
    mm,
    checkout,
    checkoutEvent,
    problem,
    asked,
    move,
    goOn: () => move && moves[move.kind](),
    bagLine: bag.line,
    forgetBag: bag.forget,
    buyFrameAlone,
    close,
    isToBeSaved,
    setIsToBeSaved,
  };
}

type PartProps = { order: ReturnType<typeof useLensOrder>; promises: readonly string[] };

/** The progress and, above the options of the first tab, the first question. */
function Head({ order }: Pick<PartProps, 'order'>) {
  const { lens, frame, checkout, checkoutEvent, bagLine, buyFrameAlone } = order;
  const { step } = lens.state;
  const [first] = lens.groups;
  const hasChoice = first?.role === 'choice';
  return (
    <>
      {step !== null || hasChoice ? <LensProgress lens={lens} /> : null}
      {step === null || (hasChoice && step === first.id) ? (
        <LensStart
          prices={frame}
          lens={lens}
          busy={checkout.busy}
          checkoutEvent={checkoutEvent}
          bagLine={bagLine}
          onFrameAlone={buyFrameAlone}
        />
      ) : null}
    </>
  );
}

/** Offers the prescription that is saved on this device. */
function SavedOffer({ order: { lens, mm } }: Pick<PartProps, 'order'>) {
  const photo = useStore(facePhoto);
  return <SavedPrescriptionOffer lens={lens} frame={mm} measured={photo?.measures.pupils.total ?? null} />;
}

/** The dialog at first: only the frame or with lenses, or the lenses of the last prescription. */
function FrameOrLenses({ order, promises }: PartProps) {
  const { lens } = order;
  const [first] = lens.groups;
  const heading = useRef<HTMLHeadingElement>(null);
  // By 'Voltar' on the first tab.
  useLostFocus(() => heading.current?.focus());
  return (
    <>
      <SavedOffer order={order} />
      <Head order={order} />
      {first?.role === 'choice' ? <FirstChoices lens={lens} group={first} headingRef={heading} /> : null}
      <p className={styles.aside}>
        Lentes de grau são feitas somente com receita médica, e um ótico responsável confere cada pedido.
      </p>
      <LensPromises promises={promises} />
    </>
  );
}

type OpenStepProps = PartProps & { step: LensGroup } & Pick<LensStepProps, 'nome' | 'url' | 'whatsapp'>;

/** The open tab; the last one also offers to save the prescription. */
function OpenStep({ order, step, promises, ...product }: OpenStepProps) {
  const { lens, photo, dispatch, frame, mm, asked, move, isToBeSaved, setIsToBeSaved } = order;
  return (
    <>
      <Head order={order} />
      <SentNotice isSent={lens.state.photoSubmitted} />
      {areAlone(lens.groups) && step === prescriptionTab(lens.groups) ? <SavedOffer order={order} /> : null}
      <LensStep
        key={step.id}
        lens={lens}
        photo={photo}
        group={step}
        frame={mm}
        prices={frame}
        preselect={dispatch}
        asked={asked}
        {...product}
      />
      {step === lens.groups.at(-1) ? (
        <>
          <SaveChoice lens={lens} isWanted={isToBeSaved} onChange={setIsToBeSaved} />
          {move?.kind === 'finish' ? <FinishNote isAlone={areAlone(lens.groups)} /> : null}
          <LensPromises promises={promises} />
        </>
      ) : null}
    </>
  );
}

/** Lens dialog: only the frame or with lenses, then a tab per group, then the cart. */
export function LensDialog(props: LensDialogProps) {
  const { open, nome, url, whatsapp, groups, orderPix, imagem, promises } = props;
  const order = useLensOrder(props);
  const { lens, frame, checkout } = order;
  const step = groups.find(({ id }) => id === lens.state.step);
  useBackCloses(open, order.close, order.forgetBag);

  return (
    <Dialog
      open={open}
      onClose={order.close}
      title={areAlone(groups) ? 'Envie a sua receita' : 'Escolha as suas lentes'}
      side={window.matchMedia(PHONE).matches ? 'bottom' : 'center'}
      footer={
        <LensFooter
          lens={lens}
          frame={{ nome, imagem, prices: frame, orderPix }}
          checkout={checkout}
          problem={order.problem}
          move={order.move}
          onMove={order.goOn}
        />
      }
    >
      <div className={styles.lens} aria-busy={checkout.busy}>
        {step ? (
          <OpenStep {...{ order, step, promises, nome, url, whatsapp }} />
        ) : (
          <FrameOrLenses order={order} promises={promises} />
        )}
      </div>
    </Dialog>
  );
}

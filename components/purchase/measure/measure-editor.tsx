'use client';

import { useEffect, useRef, useState } from 'react';
import { GlassesForm } from '@/components/catalog/product/glasses-comparison-form';
import { MeasuredFaces } from '@/components/catalog/product/measured-faces';
import { Button, LinkButton } from '@/components/ui/button';
import { focusHeading } from '@/components/ui/focus-heading';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { formatEngraving } from '@/lib/catalog/product/current-glasses';
import { areSizesSure, fittingSizes } from '@/lib/catalog/product/fit';
import {
  areMeasuresStored,
  describeSource,
  loadShopperMeasures,
  saveShopperMeasures,
} from '@/lib/catalog/product/shopper-measure';
import {
  NO_MEASURES,
  type ShopperMeasures,
  shopperMeasures,
} from '@/lib/catalog/product/shopper-measure-store';
import { useStore } from '@/lib/shared/store';
import { FaceWidthForm } from './face-width-form';
import { FittingFrames } from './fitting-frames';
import { PhotoFigure, WidthSteps } from './measure-drawings';
import styles from './measure-editor.module.css';

function sizesText(measures: ShopperMeasures): string {
  const sizes = fittingSizes(measures);
  if (sizes.length === 0) return '';
  const [names, isSure] = [sizes.join(' e '), areSizesSure(measures)];
  if (sizes.length === 1) return `O tamanho ${names} ${isSure ? 'serve' : 'deve servir'} em você.`;
  return `Os tamanhos ${names} ${isSure ? 'servem' : 'podem servir'} em você.`;
}

/** Addresses of lists of frames in the sizes of these letters, such as 'M' or 'PM'. */
type SizedLists = Readonly<Record<string, string>>;

const WAYS_ID = 'medida-jeitos';

/** Whether the previous page is in this shop too, such as the comparison; false if the browser does not say. */
const canGoBack = () => 'navigation' in window && window.navigation.canGoBack;

type KeptProps = {
  measures: ShopperMeasures;
  /** The measurements if they were saved on this page, otherwise `''`. */
  justKept: string;
  sizedLists: SizedLists;
  /** Whether the forms are shown again. */
  isMeasuring: boolean;
  onMeasure: () => void;
};

/**
 * The saved data, the frames that fit, and a button that deletes all of it. It is above the forms, so that data just
 * saved comes into view, with the focus on its heading.
 */
function KeptMeasure({ measures, justKept, sizedLists, isMeasuring, onMeasure }: KeptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { glasses, face } = measures;
  useEffect(() => {
    if (justKept === '') return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [justKept]);
  const sizes = fittingSizes(measures);
  const fitting = sizedLists[sizes.join('')];
  const isStored = areMeasuresStored();
  return (
    <section className={styles.kept} aria-labelledby="medida-guardada">
      {sizes.length > 0 ? (
        <p className={styles.sizes} data-several={sizes.length > 1 || undefined} aria-hidden="true">
          {sizes.join('·')}
        </p>
      ) : null}
      <div className={styles.facts}>
        <h2 id="medida-guardada" ref={heading} tabIndex={-1}>
          {isStored ? 'Guardada neste aparelho' : 'Guardada só nesta visita'}
        </h2>
        {isStored ? null : (
          <p>
            O navegador não deixou guardar: o espaço dele está cheio ou bloqueado. A medida se perde quando
            você fechar ou recarregar a loja.
          </p>
        )}
        <p role="status">
          <strong>{sizesText(measures)}</strong>
        </p>
        {glasses ? (
          <p>
            Óculos que servem: {formatEngraving(glasses)} mm{' '}
            {glasses.temple === null ? '(lente e ponte)' : '(lente, ponte e haste)'}.
          </p>
        ) : null}
        {face ? (
          <p>
            Largura do rosto: {face.value} mm (margem de {face.uncertainty} mm), {describeSource(face)}.
          </p>
        ) : null}
        <p>
          {sizes.length > 0 ? 'P, M e G mudam um pouco de um modelo para outro: as' : 'As'} listas, cada
          armação, os favoritos e a sacola dizem o que serve em você.
        </p>
        <div className={styles.actions}>
          {fitting ? (
            // Not prefetched, because the address names the size, which may be sent only on click.
            <LinkButton href={fitting} rel="nofollow">
              {areSizesSure(measures) ? 'Ver as armações que servem' : 'Ver as armações que podem servir'}
            </LinkButton>
          ) : null}
          {canGoBack() ? (
            <Button variant={fitting ? 'secondary' : 'primary'} onClick={() => window.history.back()}>
              Voltar para onde eu estava
            </Button>
          ) : null}
          {fitting || canGoBack() ? null : <LinkButton href="/">Ver os produtos</LinkButton>}
          <Button variant="quiet" aria-expanded={isMeasuring} aria-controls={WAYS_ID} onClick={onMeasure}>
            Medir de novo
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              saveShopperMeasures(NO_MEASURES);
              focusHeading();
            }}
          >
            Esquecer a minha medida
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The saved measure, where and how long it is stored, and the button that deletes it. */
function KeepingTerms({ isKnown }: { isKnown: boolean }) {
  return (
    <section className={styles.terms} aria-labelledby="medida-promessa">
      <h2 id="medida-promessa">A medida é sua</h2>
      <dl>
        <dt>O que fica guardado</dt>
        <dd>Só os números: os dos seus óculos ou a largura do seu rosto. Nenhuma imagem.</dd>
        <dt>Onde</dt>
        <dd>Neste aparelho, e só se você quiser. Ela nunca é enviada para a loja nem para outra empresa.</dd>
        <dt>Até quando</dt>
        <dd>
          {isKnown
            ? 'Até você tocar em ‘Esquecer a minha medida’, aqui em cima, ou limpar os dados do navegador.'
            : 'Até você esquecer, nesta página e com um toque, ou limpar os dados do navegador.'}
        </dd>
      </dl>
    </section>
  );
}

/** A prescription is saved in the lens dialog; if its code has not been loaded, the page does not mention it. */
const loadSavedNote = () => import('@/components/purchase/lens/saved-prescription');
const noteIsUnavailable = () => console.warn('The page cannot say whether a prescription is saved');

type Props = {
  /** Address of a frame whose try-on can measure a face; null if the shop has none. */
  tryOnHref: string | null;
  sizedLists: SizedLists;
};

/** Saves, shows and deletes the shopper's measurements. Empty in the served page, which is the same for everyone. */
export function MeasureEditor({ tryOnHref, sizedLists }: Props) {
  const measures = useStore(shopperMeasures);
  // The measurements when the page was opened; null until they have been read.
  const [atStart, setAtStart] = useState<string | null>(null);
  // The measurements that the shopper is replacing; other ones collapse the forms.
  const [again, setAgain] = useState<ShopperMeasures | null>(null);
  const savedNote = useLazyModule(loadSavedNote, atStart !== null, noteIsUnavailable);
  useEffect(() => {
    loadShopperMeasures();
    setAtStart(JSON.stringify(shopperMeasures.get()));
  }, []);
  if (atStart === null) return null;
  const shown = JSON.stringify(measures);
  const isKnown = measures.glasses !== null || measures.face !== null;
  return (
    <div className={styles.measure}>
      {isKnown ? (
        <KeptMeasure
          measures={measures}
          justKept={shown === atStart ? '' : shown}
          sizedLists={sizedLists}
          isMeasuring={again === measures}
          onMeasure={() => setAgain(again === measures ? null : measures)}
        />
      ) : (
        <p className={styles.lead}>
          Com a sua medida, cada armação da loja já diz se serve, fica justa ou larga em você. Escolha o jeito
          mais fácil.
        </p>
      )}
      {/* The same element before and after saving, so that the forms remain mounted. */}
      <div id={WAYS_ID} hidden={isKnown && again !== measures}>
        <div className={styles.ways}>
          {tryOnHref ? (
            <section className={styles.way} aria-labelledby="medida-por-foto">
              <h2 id="medida-por-foto">Por uma foto</h2>
              <PhotoFigure />
              <p>
                Prove uma armação em uma foto sua. Ela não sai do aparelho: o provador mede o seu rosto aqui
                mesmo e pergunta se você quer guardar a largura.
              </p>
              <LinkButton href={tryOnHref}>Provar em uma foto</LinkButton>
            </section>
          ) : null}
          <section className={styles.way} aria-labelledby="medida-dos-oculos">
            <h2 id="medida-dos-oculos">Pelos óculos que você usa</h2>
            <GlassesForm action="Guardar neste aparelho" />
          </section>
          <section className={styles.way} aria-labelledby="medida-do-rosto">
            <h2 id="medida-do-rosto">Pela largura do rosto</h2>
            <WidthSteps />
            <FaceWidthForm />
          </section>
        </div>
      </div>
      <FittingFrames />
      {savedNote && <savedNote.SavedPrescriptionNote />}
      <div className={styles.faces}>
        <MeasuredFaces />
        <KeepingTerms isKnown={isKnown} />
      </div>
    </div>
  );
}

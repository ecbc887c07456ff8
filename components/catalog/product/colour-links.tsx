import { ChosenSizeLink } from '@/components/catalog/buy-box/purchase-context';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { isSoldOut } from '@/lib/catalog/product/model-id';
import type { ValorUnico } from '@/lib/platform/schemas/product';
import styles from './colour-links.module.css';
import { ColourRow } from './colour-row';

function ColourTile({ label, imagem, produto }: ValorUnico) {
  const photo = imageUrl(produto?.midias.imagens[0], 'medium');
  const picture = photo || imagem;
  const swatch = photo === '' ? { 'data-swatch': '' } : undefined;
  return (
    <>
      {picture ? <img {...swatch} src={picture} alt="" width={120} height={90} loading="lazy" /> : null}
      {label + (isSoldOut(produto) ? ' (esgotado)' : '')}
    </>
  );
}

/** Links to the other colours of a product, which are separate products: they open in the chosen size. */
export function ColourLinks({ valores }: { valores: readonly ValorUnico[] }) {
  const colours = valores.filter(({ label }) => label !== '');
  if (colours.length < 2) return null;
  return (
    <section className={styles.colours} aria-labelledby="mais-cores" data-print="hide">
      <h2 className={styles.title} id="mais-cores">
        Mais cores
      </h2>
      <ColourRow count={colours.length}>
        {colours.map((value) => {
          const current = value.selecionado;
          const href = current ? null : rotaHref(value.rota);
          const tile = <ColourTile {...value} />;
          return (
            <li key={value.idAtributoValor || value.label}>
              {href !== null ? (
                <ChosenSizeLink className={styles.tile} href={href}>
                  {tile}
                </ChosenSizeLink>
              ) : (
                <span className={styles.tile} aria-current={current ? 'true' : undefined}>
                  {tile}
                </span>
              )}
            </li>
          );
        })}
      </ColourRow>
    </section>
  );
}

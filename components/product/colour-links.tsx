import Link from 'next/link';
import { fileOf } from '@/lib/product/pictures';
import { rotaHref } from '@/lib/routing/shop-href';
import type { ValorUnico } from '@/lib/store-api/schemas/atributos';
import styles from './colour-links.module.css';
import { ColourRow } from './colour-row';

function ColourTile({ label, imagem, produto }: ValorUnico) {
  const picture = fileOf(produto?.midias.imagens[0], 'medium') || imagem;
  const soldOut = produto !== null && produto.status !== 'disponivel' && produto.status !== 'sobConsulta';
  return (
    <>
      {picture ? <img src={picture} alt="" width={120} height={90} loading="lazy" /> : null}
      <span>
        {label}
        {soldOut ? ' (esgotado)' : ''}
      </span>
    </>
  );
}

/** Sibling products in other colours, as links with the name of the colour (PDP-43). */
export function ColourLinks({ valores, idProduto }: { valores: readonly ValorUnico[]; idProduto: number }) {
  const colours = valores.filter(({ label }) => label !== '');
  if (colours.length < 2) return null;
  return (
    <section className={styles.colours} aria-labelledby="mais-cores">
      <h2 className={styles.title} id="mais-cores">
        Mais cores
      </h2>
      <ColourRow count={colours.length}>
        {colours.map((value) => {
          const current = value.selecionado || value.produto?.id === idProduto;
          const href = current ? null : rotaHref(value.rota);
          const tile = <ColourTile {...value} />;
          return (
            <li key={value.idAtributoValor || value.label}>
              {href !== null ? (
                <Link className={styles.tile} href={href} prefetch={false}>
                  {tile}
                </Link>
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

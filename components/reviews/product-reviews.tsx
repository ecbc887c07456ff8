import { Stars } from '@/components/ui/stars';
import { type ReviewSummary, reviewDate } from '@/lib/reviews/summary';
import type { Opiniao } from '@/lib/store-api/schemas/avaliacoes';
import { ReviewInvitation } from './review-invitation';
import styles from './reviews.module.css';

type Props = { idProduto: number; summary: ReviewSummary };

function Bars({ barras }: Pick<ReviewSummary, 'barras'>) {
  return (
    <ul className={styles.bars}>
      {barras.map(({ nota, quantidade, percentual }) => (
        <li className={styles.bar} key={nota}>
          <span>{nota === 1 ? '1 estrela' : `${nota} estrelas`}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.share} width={`${percentual}%`} height="100%" />
          </svg>
          <span>{quantidade}</span>
        </li>
      ))}
    </ul>
  );
}

function Opinion({ nome, data, nota, comentario, recomenda }: Opiniao) {
  const day = reviewDate(data);
  return (
    <li className={styles.opinion}>
      <Stars value={nota} />
      <p>{comentario}</p>
      <p className={styles.author}>
        {[nome || 'Cliente', recomenda ? 'recomenda' : ''].filter(Boolean).join(', ')}
        {day ? (
          <>
            {' em '}
            <time dateTime={day.iso}>{day.texto}</time>
          </>
        ) : null}
      </p>
    </li>
  );
}

/** What shoppers say about a product: average, count, share that recommends, a bar per star, opinions (REVIEW-01, PDP-53). */
export function ProductReviews({ idProduto, summary }: Props) {
  const { media, quantidade, recomendam, barras, opinioes, aviso } = summary;
  return (
    <section className={styles.section} id="avaliacoes" aria-labelledby="avaliacoes-titulo">
      <h2 id="avaliacoes-titulo">Avaliações do produto</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          {quantidade > 0 ? (
            <>
              <p className={styles.average}>
                <strong>{media.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}</strong>
                <Stars value={media} />
              </p>
              <p>
                {quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`}
                {recomendam === null ? '' : `, ${recomendam}% recomendam`}
              </p>
              <Bars barras={barras} />
            </>
          ) : (
            <p>Ainda não há avaliações deste produto. Já usa o seu? Conte como é.</p>
          )}
          <ReviewInvitation idProduto={idProduto} />
        </div>
        {opinioes.length > 0 ? (
          <div>
            <ul>
              {opinioes.map((opiniao) => (
                <Opinion key={opiniao.id || opiniao.comentario} {...opiniao} />
              ))}
            </ul>
            <p className={styles.author}>
              {aviso || 'Publicamos o que os clientes enviam, bom ou ruim. Não conferimos se houve compra.'}
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}

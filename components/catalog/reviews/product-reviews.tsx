import type { ReactNode } from 'react';
import { Stars } from '@/components/ui/stars';
import { pictureHref } from '@/lib/catalog/hrefs';
import { type Rating, type ReviewSummary, reviewDate } from '@/lib/catalog/reviews/review-summary';
import { storeOrigins } from '@/lib/config/store-site';
import type { ProductReview } from '@/lib/platform/schemas/product-detail';
import { formatDecimal } from '@/lib/shared/formats';
import styles from './product-reviews.module.css';
import { WriteReview } from './reviews-on-demand';
import { StarBars } from './star-bars';

/** Photos of one review. */
const MAX_PHOTOS = 4;

const OWN_SOURCE = 'Fonte: avaliações enviadas à loja';
const SERVICE_SOURCE = 'Fonte: serviço de avaliações que a loja contrata';
const BOTH_SOURCES = 'Fontes: avaliações enviadas à loja e serviço de avaliações contratado';

/** Whether two sources have the same figures, which are then shown only once. */
const isSame = (a: Rating, b: Rating | null) =>
  b !== null && a.quantidade === b.quantidade && formatDecimal(a.media, 1) === formatDecimal(b.media, 1);

type Props = {
  idProduto: number;
  summary: ReviewSummary;
  /** Mount point of the reviews service's widget. */
  widget?: ReactNode;
};

function Review({ nome, data, nota, comentario, recomenda, imagens }: ProductReview) {
  const day = reviewDate(data);
  return (
    <li className={styles.opinion} data-nota={Math.round(nota)}>
      <Stars value={nota} />
      {comentario}
      {imagens.length > 0 ? (
        <p className={styles.photos}>
          {imagens.slice(0, MAX_PHOTOS).map((imagem, index) => (
            <a
              href={pictureHref(imagem, storeOrigins()) ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              key={imagem}
            >
              <img
                src={imagem}
                alt={`Foto ${index + 1} enviada por ${nome || 'cliente'}`}
                width={96}
                height={96}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      ) : null}
      <p className={styles.author}>
        {[nome || 'Cliente', recomenda ? 'recomenda' : ''].filter(Boolean).join(', ') +
          (day ? ` em ${day.text}` : '')}
      </p>
    </li>
  );
}

type RatingSummaryProps = {
  rating: Rating;
  /** Source of the rating. */
  source: string;
  /** Whole stars of the reviews on the page, by which the bars can filter. */
  grades: readonly number[];
};

/** Average, count, share of recommendations and a bar per grade, from one source. */
function RatingSummary({ rating, source, grades }: RatingSummaryProps) {
  const { media, quantidade, recommendPercent, bars } = rating;
  return (
    <>
      {media > 0 ? (
        <p className={styles.average}>
          <strong>{formatDecimal(media, 1)}</strong>
          <Stars value={media} />
        </p>
      ) : null}
      <p>
        {quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`}
        {recommendPercent === null ? '' : `, ${recommendPercent}% recomendam`}
        <small className={styles.source}>{source}</small>
      </p>
      {bars.length > 0 ? <StarBars bars={bars} grades={grades} /> : null}
    </>
  );
}

/**
 * Reviews of a product: the ratings of the shop and of the reviews service, each with its source, the service's
 * widget, and the reviews.
 */
export function ProductReviews({ idProduto, summary, widget }: Props) {
  const { own, service, opinions, notice } = summary;
  const saysTheSame = isSame(own, service);
  const grades = opinions.map(({ nota }) => Math.round(nota));
  return (
    <section className={`ruled ${styles.section}`} id="avaliacoes" aria-labelledby="avaliacoes-titulo">
      <h2 id="avaliacoes-titulo">Avaliações do produto</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          {own.quantidade > 0 ? (
            <RatingSummary rating={own} source={saysTheSame ? BOTH_SOURCES : OWN_SOURCE} grades={grades} />
          ) : null}
          {service && !saysTheSame ? (
            <RatingSummary
              rating={service}
              source={SERVICE_SOURCE}
              grades={own.quantidade > 0 ? [] : grades}
            />
          ) : null}
          {own.quantidade > 0 || service ? null : (
            <p>Ainda não há avaliações deste produto. Já usa o seu? Conte como é.</p>
          )}
        </div>
        {opinions.length > 0 ? (
          <div>
            <ul>
              {opinions.map((opinion) => (
                <Review key={opinion.id || opinion.comentario} {...opinion} />
              ))}
            </ul>
            <p className={styles.author}>
              {notice || 'Publicamos o que os clientes enviam, bom ou ruim. Não conferimos se houve compra.'}
            </p>
          </div>
        ) : null}
        {/* After the reviews, which do not move when it opens. */}
        <div className={styles.write}>
          <WriteReview idProduto={idProduto} />
        </div>
      </div>
      {widget ? (
        <div className={styles.widget}>
          {widget}
          <p className={styles.author}>{SERVICE_SOURCE}</p>
        </div>
      ) : null}
    </section>
  );
}

import { Stars } from '@/components/ui/stars';

/** Average and count of the reviews, as a link to them. The style of the product's head shows it after a delay. */
export function RatingLink({ media, quantidade }: { media: number; quantidade: number }) {
  if (quantidade === 0) return null;
  return (
    <p>
      <a href="#avaliacoes">
        {media > 0 ? <Stars value={media} /> : null}{' '}
        {quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`}
      </a>
    </p>
  );
}

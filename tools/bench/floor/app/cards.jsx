import Link from 'next/link';

/** Pictures of the shop that is measured beside this page: `{ src, srcSet, sizes, width, height }[]`. */
const PICTURES = JSON.parse(process.env.FLOOR_PICTURES ?? '[]');

export function Picture({ index, isFirst = false }) {
  const { src, srcSet, sizes, width, height } = PICTURES[index % PICTURES.length];
  const loading = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' };
  return (
    <img src={src} srcSet={srcSet} sizes={sizes} width={width} height={height} alt="Armação" {...loading} />
  );
}

export function Cards({ count }) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Link href="/product" prefetch={false}>
            <Picture index={index} isFirst={index === 0} />
            Armação {index + 1}
          </Link>
          <p>R$ {(199 + index * 10).toFixed(2).replace('.', ',')}</p>
        </li>
      ))}
    </ul>
  );
}

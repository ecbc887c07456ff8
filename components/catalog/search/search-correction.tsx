type Props = {
  /** Text that found nothing. */
  typed: string;
  /** Text whose results are shown in its place. */
  shown: string;
};

/** Tells that the results are those of another text than the one typed. */
export function SearchCorrection({ typed, shown }: Props) {
  return (
    <p>
      Nada para “{typed}”. Mostrando resultados para <strong>“{shown}”</strong>.
    </p>
  );
}

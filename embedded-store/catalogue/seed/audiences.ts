/** Whom a frame is made for; `fator` scales the adult measures. */
export type Audience = { key: string; label: string; complemento: string; fator: number };

export const audiences: readonly Audience[] = [
  { key: 'feminino', label: 'Feminino', complemento: 'femininos', fator: 1 },
  { key: 'masculino', label: 'Masculino', complemento: 'masculinos', fator: 1.03 },
  { key: 'unissex', label: 'Unissex', complemento: 'unissex', fator: 1 },
  { key: 'infantil', label: 'Infantil', complemento: 'infantis', fator: 0.87 },
];

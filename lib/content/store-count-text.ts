const NUMBERS = ['', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

/** 'Duas lojas', for the beginning of a sentence. */
export function storeCountText(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'loja' : 'lojas'}`;
}

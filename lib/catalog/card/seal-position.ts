import type { Selo } from '@/lib/platform/schemas/seal';

const COLUMNS = ['left', 'center', 'right'];
const ROWS = ['top', 'middle', 'bottom'];

export const DEFAULT_POSITION = 'top-left';

/** Where the platform puts a seal, such as `bottom-right`; top left by default. */
export function sealPosition({ posicao }: Partial<Pick<Selo, 'posicao'>>): string {
  const [row, column] = DEFAULT_POSITION.split('-');
  const x = posicao && COLUMNS.includes(posicao.x) ? posicao.x : column;
  const y = posicao && ROWS.includes(posicao.y) ? posicao.y : row;
  return `${y}-${x}`;
}

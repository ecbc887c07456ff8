/** Title and subtitle of a value: 'Fina|1.61' is 'Fina' and '1.61'. */
export function splitLabel(valor: string): { title: string; subtitle: string } {
  const [title = '', ...rest] = valor.split('|').map((part) => part.trim());
  return { title, subtitle: rest.filter(Boolean).join(', ') };
}

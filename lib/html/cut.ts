/** Text of at most `max` characters, cut between words and marked with an ellipsis. */
export function cut(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const head = characters.slice(0, max - 1).join('');
  const lastBlank = head.lastIndexOf(' ');
  return `${head.slice(0, lastBlank > 0 ? lastBlank : head.length).replace(/[\s.,;:–-]+$/, '')}…`;
}

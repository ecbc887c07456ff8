/** An amount as feeds write it: '449.90 BRL'. */
export const feedAmount = (reais: number): string => `${reais.toFixed(2)} BRL`;

/** The first `max` characters of a text, the most that a feed accepts. */
export const feedText = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

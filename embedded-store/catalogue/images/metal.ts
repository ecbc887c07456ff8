import { linear } from './colour';
import type { Material } from './material';
import { frameColours } from './palette';

/** Metal of a palette colour; colours that are not metals become lacquer over metal. Titanium is more satin. */
export function metal(key: string, titanium: boolean): Material {
  const colour = frameColours[key];
  if (!colour) throw new RangeError(`Unknown frame colour "${key}"`);
  const satin = titanium ? 0.6 : 0.12;
  if (colour.pattern === 'metal') {
    return { kind: 'metal', base: linear(colour.base), dark: linear(colour.dark), satin };
  }
  return {
    kind: 'plastic',
    base: linear(colour.base),
    sheet: null,
    shine: 1.4,
    satin: titanium ? 0.6 : 0.1,
    glow: 0,
  };
}

/** Hinges, rivets and screws of an acetate frame: pale gold on warm colours, steel on cool ones. */
export function hardware(key: string): Material {
  const [r, , b] = linear(frameColours[key]?.base ?? '#777777');
  const name = r > b * 1.5 && r > 0.05 ? 'dourado' : 'prata';
  return metal(name, false);
}

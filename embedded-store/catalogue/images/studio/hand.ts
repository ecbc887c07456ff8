/** Style details of one maker's frames; lengths in mm. */
export type Hand = {
  /** Pins in the end pieces. */
  pins: 'two' | 'bar' | 'three' | 'level';
  /**
   * How much thicker the brow is than the lower rim, and how much its temporal part and its tip add to that.
   */
  brow: number;
  flare: number;
  lift: number;
  /** Half the height of the end pieces, and how much they rise per mm outwards. */
  block: number;
  rise: number;
  /** Additional height of the bridge, as a fraction of half the lens height, and how much it arches. */
  raised: number;
  arch: number;
  /** Half the height of an acetate bridge, and whether it has a keyhole outline. */
  bar: number;
  keyhole: boolean;
  /** Radius of the transitions from rim to bridge and to end piece. */
  fillet: readonly [bridge: number, endpiece: number];
  /** Width factor of an acetate rim, and of an acetate temple. */
  slim: number;
  temple: number;
  /**
   * Half the width of a metal rim; whether a metal front has a second bridge, and at what fraction of half
   * the lens height (1 is on the rims); and whether it only has upper rims.
   */
  wire: number;
  twoBridges: boolean;
  topBar: number;
  halfRim: boolean;
  /**
   * How far a browline's brows reach over the lens. `from` and `to` are the heights at which they begin and
   * are full, as fractions of half the lens height.
   */
  browline: { width: number; from: number; to: number };
};

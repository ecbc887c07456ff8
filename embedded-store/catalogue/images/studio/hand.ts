/** Style details of a maker's frames; lengths in mm. */
export type Hand = {
  /** Pins in the end pieces. */
  pins: 'two' | 'bar' | 'three' | 'level';
  /** How much heavier the brow is than the lower rim, and how much its temporal part and its tip add. */
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
   * Half the width of a metal rim; whether a metal front has a second bridge, at what fraction of half the lens
   * height (1 is on the rims), and whether it has only upper rims.
   */
  wire: number;
  twoBridges: boolean;
  topBar: number;
  halfRim: boolean;
  /**
   * Height of a browline's brows over the lens; they begin, and reach their full height, at fractions of half the
   * lens height.
   */
  browline: { width: number; from: number; to: number };
};

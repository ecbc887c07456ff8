/** What sets a maker's frames apart; lengths in mm. */
export type Hand = {
  /** Pins in the end pieces. */
  pins: 'two' | 'bar' | 'three' | 'level';
  /** How much heavier the brow is than the lower rim, and how much its temporal part and its tip add to that. */
  brow: number;
  flare: number;
  lift: number;
  /** Half the height of the end pieces, and how much they rise per mm outwards. */
  block: number;
  rise: number;
  /** How high the bridge sits, as a fraction of half the lens height more than usual, and how much it arches. */
  raised: number;
  arch: number;
  /** Half the height of an acetate bridge, and whether it has the outline of a keyhole. */
  bar: number;
  keyhole: boolean;
  /** Radius of the transitions from rim to bridge and to end piece. */
  fillet: readonly [bridge: number, endpiece: number];
  /** Width factor of an acetate rim, and of an acetate temple. */
  slim: number;
  temple: number;
  /**
   * Half the width of a metal rim; whether a metal front has a second bridge, at what fraction of half the lens height
   * (1 lies on the rims), and whether it has rims above only.
   */
  wire: number;
  twoBridges: boolean;
  topBar: number;
  halfRim: boolean;
  /** Height of a browline's brows over the lens; they begin and are whole at fractions of half the lens height. */
  browline: { width: number; from: number; to: number };
};

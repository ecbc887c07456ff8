type Triple = [number, number, number];
type Turn = { yaw: number; pitch: number; roll: number };
type Eye = { centre: Triple; radius: number };
type Sides<T> = { left: T; right: T };
type Colours = { colour: number[]; other?: number[]; skin: number[] };
export type Card = Turn & Colours & { at: string; hold: string; gap: number; shift: number[] };

export type Person = Pick<Head, 'name' | 'pd' | 'eyes'> & {
  sex: 'female' | 'male';
  race: string;
  age: 'young' | 'middleage' | 'old';
  hair?: string | undefined;
  beard?: string;
  shape?: Record<string, number>;
};

/** One picture of a head, in the units of heads.ts. */
export type Shot = Partial<Turn> & { name: string; light: string; distance: number; focal: number } & {
  crop?: boolean;
  glasses?: boolean;
  card?: Card;
};

export type Head = {
  name: string;
  pd: number;
  iris: number;
  eyes: number[];
  skin: string;
  targets: Record<string, number>;
  parts: Record<string, number[]>;
};
export type Sitter = Head & { shots: Shot[] };

/** The true measures of a picture, as Blender writes them: in mm, from the camera. */
export type Truth = {
  faceWidth: number;
  turn: [Triple, Triple, Triple];
  eyes: Sides<Eye>;
  pupils: Sides<Triple>;
};

/** The rectangle of a picture that becomes the photo, in px. */
type Area = { left: number; top: number; width: number; height: number };

export type Photo = { name: string; head: Head; shot: Shot; area: Area; truth: Truth; pupils: number };

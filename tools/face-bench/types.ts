type Triple = [number, number, number];
export type Card = {
  at: string;
  colour: number[];
  other?: number[];
  hold: string;
  skin: number[];
  yaw: number;
  pitch: number;
  roll: number;
  gap: number;
  shift: number[];
};

export type Person = {
  name: string;
  sex: 'female' | 'male';
  race: string;
  age: 'young' | 'middleage' | 'old';
  pd: number;
  eyes: number[];
  hair?: string | undefined;
  beard?: string;
  shape?: Record<string, number>;
};

/** One picture of a head; the units are those of heads.mjs. */
export type Shot = {
  name: string;
  light: string;
  distance: number;
  focal: number;
  yaw?: number;
  pitch?: number;
  roll?: number;
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

/** What is true of a picture, as Blender writes it: mm, as the camera has them. */
export type Truth = {
  faceWidth: number;
  turn: [Triple, Triple, Triple];
  eyes: { left: { centre: Triple; radius: number }; right: { centre: Triple; radius: number } };
  pupils: { left: Triple; right: Triple };
};

/** The rectangle of a picture that its photo shows, in px. */
export type Area = { left: number; top: number; width: number; height: number };

export type Photo = { name: string; head: Head; shot: Shot; area: Area; truth: Truth; pupils: number };

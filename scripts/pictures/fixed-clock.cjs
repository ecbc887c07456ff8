/*
 * Preloaded into the shop and its store (`node --require`): their clock starts on an ordinary Monday in March and goes
 * on from there, so that their pages are the same on any day.
 */
const RealDate = Date;
const shift = RealDate.parse('2026-03-02T12:00:00-03:00') - RealDate.now();

globalThis.Date = class extends RealDate {
  // Next copies what a Date has of its own, without what it inherits.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

/** Time of every story, so that dates and "today" stay the same in pictures and tests. */
const moment = Date.UTC(2026, 10, 21, 17, 30);

/** Sets the clock to the stories' moment, and lets it run; returns a function that resets it. */
export function fixClock(): () => void {
  const RealDate = Date;
  const offset = moment - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...values: [] | ConstructorParameters<DateConstructor>) {
      if (values.length === 0) super(RealDate.now() + offset);
      else super(...values);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

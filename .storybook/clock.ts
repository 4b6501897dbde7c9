/** Every story runs at this time, so dates and "today" don't change between screenshots. */
const moment = Date.UTC(2026, 10, 21, 17, 30);

/** Shifts the clock to the time of the stories without stopping it. Returns a function that restores the real clock. */
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

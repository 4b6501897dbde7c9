declare const process: { env: { NODE_ENV?: string } };

/** Whether a number prop can be used; its default stands for one that cannot. Warns in development. */
export function inRange(prop: string, value: number | undefined, min: number, max: number): value is number {
  if (value === undefined) return false;
  const isIn = value >= min && value <= max;
  if (!isIn && process.env.NODE_ENV !== 'production') {
    console.warn(`Clothesline: ${prop}={${value}} is not from ${min} to ${max}.`);
  }
  return isIn;
}

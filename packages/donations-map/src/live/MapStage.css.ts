import { widget } from '@clothesline/ui/style';

export const frame = widget({ position: 'absolute', inset: 0, isolation: 'isolate' });

/** The drawn map lays its own things out by these rules, in each variant. */
export const drawn = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  padding: 'inherit',
});

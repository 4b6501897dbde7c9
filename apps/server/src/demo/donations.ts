import type { DemoDonation } from './demoDonation.js';
import { accessories } from './donations/accessories.js';
import { athletic } from './donations/athletic.js';
import { children } from './donations/children.js';
import { footwear } from './donations/footwear.js';
import { men } from './donations/men.js';
import { professional } from './donations/professional.js';
import { seasonal } from './donations/seasonal.js';
import { women } from './donations/women.js';

/** What the demo's neighbors give away, the newest first. */
export const demoDonations: readonly DemoDonation[] = [
  ...women,
  ...men,
  ...children,
  ...athletic,
  ...footwear,
  ...accessories,
  ...professional,
  ...seasonal,
].toSorted((one, other) => one.postedHoursAgo - other.postedHoursAgo);

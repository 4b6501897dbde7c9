import type { Act } from '../command.js';
import { donationActs } from './donations.js';
import { peopleActs } from './people.js';
import { photoActs } from './photos.js';
import { siteActs } from './site.js';

export const acts: Readonly<Record<string, Act>> = { ...donationActs, ...peopleActs, ...photoActs, ...siteActs };

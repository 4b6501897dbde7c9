import type { Donation } from '@clothesline/api-client';
import { detail } from '../../locales/en/detail.js';

/** Whether a donation cannot be requested, at least at the moment. */
export const isOver = ({ status }: Donation) => status !== 'promised' && status in detail.states;

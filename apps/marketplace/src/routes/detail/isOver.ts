import type { Donation } from '@clothesline/api-client';
import { messages } from './messages.js';

/** Whether nobody can ask for a donation any more, or now. */
export const isOver = ({ status }: Donation) => status !== 'promised' && status in messages.states;

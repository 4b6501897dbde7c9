import type { Donation } from '@clothesline/api-client';
import { messages } from './messages.js';

/** Whether a donation can no longer be asked for, or not at the moment. */
export const isOver = ({ status }: Donation) => status !== 'promised' && status in messages.states;

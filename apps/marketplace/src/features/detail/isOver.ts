import type { Donation } from '@clothesline/api-client';
import { detail } from '../../locales/en/detail.js';

export const isOver = ({ status }: Donation) => status !== 'promised' && status in detail.states;

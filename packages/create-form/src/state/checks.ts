import { type CreateDonation, createDonationSchema } from '@clothesline/api-client';
import type { PathIssue } from './issues.js';
import { readIssues } from './refusal.js';

export type FindIssues = (donation: CreateDonation) => PathIssue[];

export const findIssues: FindIssues = (donation) => readIssues(createDonationSchema.safeParse(donation).error);

import { texts } from '../language/texts.js';

/** Texts of alerts: mails about what is listed for a search. */
export const alertMessages = texts('alerts', {
  title: 'Get email alerts',
  intro: (search: string) => `We’ll email you about ${search}.`,
  pace: 'How often',
  paces: {
    now: 'As soon as something is listed',
    daily: 'Once a day',
    weekly: 'Once a week',
    none: 'No emails: only under Saved on this device',
  },
  email: 'Email address',
  account: (email: string) => `We email ${email}. You also see new listings under the bell.`,
  privacy: 'We use your address only for these emails. Unsubscribe with one click.',
  begin: 'Get alerts',
  begunTitle: 'You’re all set',
  begunText: 'Find your alerts under Saved.',
  checkTitle: 'Check your email',
  checkText: (email: string) => `We sent an email to ${email}. Open it and confirm within 7 days.`,
  failed: 'Alerts did not load',
  tooMany: 'You have too many alerts. Delete one under Saved first.',
  mailed: { now: 'Emailed right away', daily: 'Emailed once a day', weekly: 'Emailed once a week' },
  unconfirmed: 'once you confirm by email',
} as const);

import { texts } from '../../shared/language/texts.js';

/** Texts of the page that the link in the first mail of an alert opens. */
export const messages = texts('alertPage', {
  documentTitle: (site: string) => `Email Alerts - ${site}`,
  title: 'Confirm your email alerts',
  text: 'Confirm to get emails about new listings.',
  askedText: {
    now: (search: string) => `Confirm to get an email as soon as something is listed: ${search}.`,
    daily: (search: string) => `Confirm to get an email once a day: ${search}.`,
    weekly: (search: string) => `Confirm to get an email once a week: ${search}.`,
  },
  anySearch: 'what you searched for',
  press: 'Confirm',
  pressing: 'One moment…',
  doneTitle: 'You’re all set',
  doneText: (search: string) =>
    `We’ll email you about new listings: ${search}. Unsubscribe with one click in any of these emails.`,
  everything: 'all donations',
  wrongTitle: 'This link does not work',
  wrongText: 'Part of it is missing. Open it from the email again.',
  refused: 'This link is older than 7 days, or you have unsubscribed.',
  explore: 'Browse Donations',
} as const);

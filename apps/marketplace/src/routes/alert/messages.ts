import { texts } from '../../shared/language/texts.js';

/** Texts of the page that the link in the first mail of an alert opens. */
export const messages = texts('alertPage', {
  documentTitle: (site: string) => `Mails About New Donations - ${site}`,
  title: 'Mails About New Donations',
  text: 'Press the button, and we mail you what is listed.',
  askedText: {
    now: (search: string) => `Press the button, and we email you as soon as something is listed: ${search}.`,
    daily: (search: string) => `Press the button, and we email you once a day: ${search}.`,
    weekly: (search: string) => `Press the button, and we email you once a week: ${search}.`,
  },
  anySearch: 'what you searched for',
  press: 'Yes, email me',
  pressing: 'One moment…',
  doneTitle: 'You will be told',
  doneText: (search: string) => `We mail you what is new: ${search}. One press in any of these mails ends them.`,
  everything: 'all donations',
  wrongTitle: 'This link does not work',
  wrongText: 'A part of it is missing. Open it from the mail again.',
  refused: 'This link is older than 7 days, or the mails have ended.',
  explore: 'Browse Donations',
} as const);

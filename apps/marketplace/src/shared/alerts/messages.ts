import { texts } from '../language/texts.js';

/** Texts of alerts: mails about what is listed for a search. */
export const alertMessages = texts('alerts', {
  title: 'Tell me what is listed',
  intro: (search: string) => `You are told about ${search}.`,
  pace: 'How',
  paces: {
    now: 'A mail as soon as something is listed',
    daily: 'One mail a day',
    weekly: 'One mail a week',
    none: 'No mail: only under Saved on this device',
  },
  email: 'Email address',
  account: (email: string) => `Mails go to ${email}, and the news are under the bell, too.`,
  privacy: 'The address is used for these mails alone. One press in any of them ends them.',
  begin: 'Tell me',
  begunTitle: 'You will be told',
  begunText: 'Your searches are listed under Saved.',
  checkTitle: 'Check your mail',
  checkText: (email: string) => `We sent a mail to ${email}. Press the link in it within 7 days, and it begins.`,
  failed: 'Alerts did not load',
  tooMany: 'There are many alerts already. End one of them under Saved first.',
  mailed: { now: 'Mailed at once', daily: 'Mailed once a day', weekly: 'Mailed once a week' },
  unconfirmed: 'once you press the link in the first mail',
} as const);

import { texts } from '../../shared/language/texts.js';

/** Texts at the end of a footer: the language of the site, a newsletter, and external addresses. */
export const footerMessages = texts('footer', {
  stayConnected: 'Stay Connected',
  weeklyText: (place: string) => `One mail a week with what is new near ${place}.`,
  yourPlace: 'your place',
  weeklySent: (email: string) => `We sent an email to ${email}. Open the link in it to start the weekly email.`,
  weeklyBegun: 'You get an email once a week. Unsubscribe with one click.',
  tooManyMails: 'There were many tries. Please try again later.',
  newsletterText: 'A letter now and then: what was given, what is needed.',
  newsletterLabel: 'Email address',
  newsletterPlaceholder: 'Your email',
  newsletterSend: 'Send the email address',
  newsletterWrong: 'Please enter an email address, such as name@example.org.',
  followOn: (site: string, network: string) => `${site} on ${network}`,
  language: 'Language',
  languageFailed: 'The language was not changed',
  /** Shown without JavaScript, and if the page's script fails. */
  noScript: (site: string) =>
    `You can browse and search ${site} as it is. Asking for clothes, giving them away, saving them and the assistant need JavaScript, and Chrome or Edge 111, Firefox 121, Safari or iOS 16.4, or a newer one of these.`,
  loadAgain: 'Reload',
});

import { texts } from '../../shared/language/texts.js';

/** Texts at the end of a footer: the language of the site, a newsletter, and external addresses. */
export const footerMessages = texts('footer', {
  stayConnected: 'Stay Connected',
  newsletterText: 'A letter now and then: what was given, what is needed.',
  newsletterLabel: 'Email address',
  newsletterPlaceholder: 'Your email',
  newsletterSend: 'Send',
  newsletterWrong: 'Please enter an email address, such as name@example.org.',
  followOn: (site: string, network: string) => `${site} on ${network}`,
  language: 'Language',
  languageFailed: 'The language was not changed',
});

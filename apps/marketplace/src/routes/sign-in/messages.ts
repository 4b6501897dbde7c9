import { texts } from '../../shared/language/texts.js';

/** The texts of the page that the link in a mail opens. */
export const messages = texts('signInPage', {
  documentTitle: (site: string) => `Sign In - ${site}`,
  title: 'Sign In',
  text: (email: string) => `You go on as ${email}.`,
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  byHandText: 'A code is sent to your email address. No password is needed.',
  wrongTitle: 'This link does not work',
  wrongText: 'A part of it is missing. Enter the code from the mail, or have a new one sent.',
  refused: 'This link was used already, or is older than 10 minutes. Have a new code sent.',
  newCode: 'Send a new code',
  inTitle: 'You are signed in',
  inText: (name: string) => `You are signed in as ${name}.`,
  requests: 'Your requests',
  browse: 'Browse donations',
} as const);

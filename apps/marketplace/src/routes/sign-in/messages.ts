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
  wrongText: 'Part of the link is missing. Enter the code from the email, or ask for a new one.',
  refused: 'This link was used already, or is older than 10 minutes. Have a new code sent.',
  newCode: 'Send a new code',
  inTitle: 'You are signed in',
  inText: (name: string) => `You are signed in as ${name}.`,
  requests: 'Your requests',
  browse: 'Browse donations',
} as const);

import { texts } from '../../shared/language/texts.js';

/** The texts of the page that the link in a mail about a change opens. */
export const messages = texts('notMePage', {
  documentTitle: (site: string) => `This Was Not Me - ${site}`,
  title: 'This Was Not Me',
  text: 'Your address is put back, you are signed out on all devices, and your password and the passkeys that were added since are removed. After that you sign in with a code by email.',
  press: 'Undo the change',
  pressing: 'One moment…',
  doneTitle: 'The change is undone',
  doneText:
    'Nobody is signed in to your account. Change the password of your mailbox, too, if somebody else may read it.',
  signIn: 'Sign In',
  wrongTitle: 'This link does not work',
  wrongText: 'Part of the link is missing. Open it from the email again.',
  refused: 'This link was used already, or is older than 7 days.',
  home: 'Back to the start',
} as const);

import { memberLimits } from '@clothesline/api-client/members';
import { texts } from '../language/texts.js';

/** The texts of the dialog that signs in. */
export const signInMessages = texts('signIn', {
  title: 'Sign In',
  intro: 'We will email you a code. You need no password, and we create an account if you do not have one.',
  email: 'Email',
  sendCode: 'Send me a code',
  sending: 'Sending…',
  codeTitle: 'Enter the code',
  codeSent: (email: string) =>
    `We sent a code of ${memberLimits.codeDigits} digits to ${email}. It works for 10 minutes.`,
  /** Text on a demo site. */
  demoMail: 'This demo has no mail server: the email is saved as a file, which the server’s console names.',
  password: 'Password',
  withPassword: 'Use a password',
  withPasskey: 'Sign in with a passkey',
  passkeyCanceled: 'No passkey was used. You can try again.',
  passkeyKnown: 'This device has a passkey for your account already.',
  passkeyElsewhere: 'Passkeys do not work at this address of the site.',
  passkeyUnable: 'This device cannot keep a passkey. Perhaps it has no screen lock.',
  passkeyFailed: 'Your browser could not use a passkey. You can try again.',
  withCode: 'Use a code by email',
  code: 'Code',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  newCode: 'Send it again',
  otherEmail: 'Use another address',
  nameTitle: 'What is your first name?',
  nameText: 'Others read it with what you give and what you ask for. You can change it later.',
  name: 'First name',
  nameSave: 'Continue',
  nameLater: 'Not now',
  codeWrong: 'This code is wrong, or no longer works. Try it again, or have a new one sent.',
  /** Precedes the people of the demo. */
  demo: 'Or try the demo as one of its people:',
  /** Label of the link to the requests. */
  requests: (count: number) => (count === 0 ? 'Requests' : `Requests, ${count} new`),
  suspendedTitle: 'A moderator suspended your account',
  suspendedText: 'You can read, download your data and delete your account. Nobody sees your donations.',
  suspendedContact: 'Think this is a mistake? Contact us',
  leavingTitle: 'Your account is being deleted',
  leavingText: (day: string) =>
    `On ${day} it is gone for good. Until then nobody else sees it, and you can take that back.`,
  comingBack: 'Then your donations are shown again. Requests that have ended stay so.',
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'Your account stays',
  signOut: 'Sign Out',
  /** After the name of the tab that leads to the profile. */
  news: (count: number) => `, ${count} new`,
  /** Text if the account has another language than the page. */
  otherLanguage: 'Your account is in another language',
  otherLanguageText: 'The page changes when it is loaded again. What you are typing stays until then.',
  changeLanguage: 'Change now',
  continueAs: (name: string) => `Continue as ${name}`,
} as const);

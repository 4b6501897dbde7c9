import { texts } from '../../shared/language/texts.js';

/** The texts around the create form; the form brings its own. */
export const messages = texts('create', {
  documentTitle: 'Create Donation',
  title: 'Donate Items',
  intro: 'Tell your neighbors what you have to give. It takes two minutes and appears at once.',
  signInFirst: 'Sign in so people can ask you for it.',
  suspended: 'You cannot list donations while your account is suspended.',
  signIn: 'Sign In',
  tipsTitle: 'How to be found',
  tips: [
    'Put the kind of item and its size in the title.',
    'Name flaws: an honest description saves everybody a trip.',
    'A neighborhood is enough of an address until you have agreed to meet.',
  ],
  /** Name on the map while the place has none. */
  unnamedArea: 'your location',
  guidelines: 'Donation Guidelines',
  /** In the message that a donation was created. */
  share: 'Share it',
  another: 'List another',
  onMap: 'See it on the map',
} as const);

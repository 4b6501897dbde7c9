import { texts } from '../../shared/language/texts.js';

/** Texts of a person's public page. */
export const messages = texts('person', {
  documentTitle: (name: string, site: string) => `${name} - ${site}`,
  loading: 'Loading the page',
  notFoundTitle: 'Nobody Here',
  notFoundText: 'There is nobody with this number, or their account was deleted.',
  notLoadedTitle: 'Page Not Loaded',
  backToHome: 'Back to Home',
  tryAgain: 'Try again',
  since: (day: string) => `Here since ${day}`,
  donations: (count: string, isOne: boolean) => `${count} ${isOne ? 'donation' : 'donations'}`,
  gave: (count: string) => `Gave ${count}`,
  gives: 'What they give',
  nothingTitle: 'Nothing to Give Right Now',
  nothingText: 'When this person lists something, it is here.',
  blockedText: 'You blocked this person: neither of you sees what the other gives, or can write to the other.',
  cannotAsk: 'You cannot ask this person for anything.',
  yours: 'This is your page, as others see it.',
  edit: 'Edit Profile',
  block: 'Block',
  unblock: 'Unblock',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText:
    'Neither of you sees what the other gives, or can write to the other. Requests between you end. They are not told who did it.',
  unblockTitle: (name: string) => `Unblock ${name}?`,
  unblockText: 'You see what each of you gives again. Requests that have ended stay so.',
  blocked: (name: string) => `${name} is blocked`,
  unblocked: (name: string) => `${name} is not blocked any more`,
} as const);

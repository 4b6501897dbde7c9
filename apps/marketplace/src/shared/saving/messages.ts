import { texts } from '../language/texts.js';

/** The texts of the saved donations, on their own screen and in the profile. */
export const messages = texts('saving', {
  documentTitle: (site: string) => `Saved Items - ${site}`,
  title: 'Saved Items',
  intro: 'Kept on this device. Nobody else sees them.',
  emptyTitle: 'No Saved Items',
  emptyText: 'Press the heart on a donation and it waits for you here.',
  browse: 'Browse Donations',
  goneTitle: 'No longer available',
  goneText: 'This donation has been taken or removed.',
  failedTitle: 'Could not load this one',
  failedAllTitle: 'Failed to fetch what you saved',
  failedText: 'It is still saved.',
  showMore: 'Show more',
  remove: 'Remove',
  removeOf: (id: number) => `Remove saved donation ${id}`,
  retry: 'Try again',
  clearHint: 'On a shared computer, remove what you saved, followed and typed here before you leave.',
  clearOpen: 'Clear this device…',
  clearTitle: 'Clear this device?',
  clearText:
    'This removes saved items, followed searches, an unfinished listing, your place and the chat from this browser. You cannot undo it.',
  clearAction: 'Clear this device',
  cleared: 'This device is cleared',
  count: (count: string, isOne: boolean) => `${count} saved ${isOne ? 'item' : 'items'}.`,
} as const);

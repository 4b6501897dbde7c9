import { maxFollowed } from './followedSearch.js';
import { texts } from '../language/texts.js';

/** The texts of the searches that a visitor follows. */
export const messages = texts('following', {
  words: (words: string) => `“${words}”`,
  size: (size: string) => `size ${size}`,
  around: (radius: string, place: string) => `within ${radius} of ${place}`,
  unnamedPlace: 'your place',
  available: 'available only',

  follow: 'Follow this search',
  tellMe: 'Tell me when one is listed',
  stop: 'Stop following',
  stopOf: (search: string) => `Stop following ${search}`,
  followedTitle: 'You follow this search',
  followedText: 'Open Saved to see what is new. The search is kept only on this device.',
  mailsEnded: 'Its emails have stopped, too.',
  mailsUnproven: 'If you confirmed its emails on another device, end them with the link in any of them.',
  stopFailed: 'The alert is still on',
  notStored: 'This browser does not keep anything for this site: you follow the search until you close the page.',
  stoppedTitle: 'You no longer follow this search',
  undo: 'Undo',
  fullTitle: `You follow ${maxFollowed} searches already`,
  fullText: 'There can be no more. Stop following one of them under Saved first.',

  title: 'Followed searches',
  intro: 'We check for new donations when you open this page. Searches without emails are kept only on this device.',
  none: 'Follow a search on Explore to see its new donations here.',
  loading: 'Checking for new donations…',
  new: (count: string) => `${count} new`,
  newAtLeast: (count: string) => `More than ${count} new`,
  nothingNew: 'Nothing new since your last visit',
  failed: 'We could not check for new donations.',
  retry: 'Try again',
  feed: 'RSS feed',
  feedOf: (search: string) => `RSS feed for ${search}`,
} as const);

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
  followedText: 'Open Saved to see what is new. The search is kept on this device alone.',
  mailsEnded: 'Its mails have ended, too.',
  mailsUnproven: 'If you confirmed its emails on another device, end them with the link in any of them.',
  stopFailed: 'The alert goes on',
  notStored: 'This browser stores nothing for this site: you follow it until you close the page.',
  stoppedTitle: 'You no longer follow this search',
  undo: 'Undo',
  fullTitle: `You follow ${maxFollowed} searches already`,
  fullText: 'There can be no more. Stop following one of them under Saved first.',

  title: 'Followed searches',
  intro: 'What is new is looked up when you open this page. Searches without mails are kept on this device alone.',
  none: 'Follow a search on Explore, and this page says what is new for it.',
  loading: 'Looking for what is new…',
  new: (count: string) => `${count} new`,
  newAtLeast: (count: string) => `More than ${count} new`,
  nothingNew: 'Nothing new since your last visit',
  failed: 'What is new could not be looked up.',
  retry: 'Try again',
  feed: 'RSS feed',
  feedOf: (search: string) => `RSS feed for ${search}`,
} as const);

import { texts } from '../../shared/language/texts.js';

/** The texts of the home screen (spec §2 "Home"). */
export const messages = texts('home', {
  documentTitle: (site: string) => `${site} - Connect, Donate, Share`,
  promise: 'Connecting those who give with those in need.',
  promiseText: 'Making clothing donation simple, local, and impactful.',
  promiseBrowse: 'Browse donations',
  promiseGive: 'Give clothes',
  newest: 'New on the line',
  onTheLine: (count: number, city?: string) => `${count === 1 ? 'thing' : 'things'} on the line near ${city ?? 'you'}`,
  givers: (count: number) => (count === 1 ? 'person who gives' : 'people who give'),
  fresh: (_count: number) => 'new within the last 7 days',
  impactTitle: 'Make an Impact in Your Community',
  impact: [
    {
      title: "Give What You Don't Need",
      text: 'The coat that no longer fits is the coat somebody is looking for. List it in two minutes.',
    },
    {
      title: 'Local Connections',
      text: 'Hand it over around the corner, to a person and not to a bin. Neighborhoods grow from that.',
    },
    {
      title: 'Reduce Waste',
      text: 'A garment worn twice as long costs the planet about half as much. Keep good cloth on the line.',
    },
  ],
  startDonating: 'Start Donating Today',
  storiesTitle: 'Community Stories',
  storiesNote: 'These stories were written for this site to show what a donation can do.',
  viewAll: 'View all',
  viewAllStories: 'View all community stories',
  readMore: 'Read more',
  readMoreOf: (title: string) => `Read more: ${title}`,
  storyLoading: 'Loading the story',
  storyFailed: 'The story could not be loaded',
} as const);

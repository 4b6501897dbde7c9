import coat from '../../assets/stories/coat-across-the-street.svg';
import boots from '../../assets/stories/soccer-shoes-in-a-row.svg';
import suit from '../../assets/stories/suit-by-the-window.svg';
import { texts } from '../../shared/language/texts.js';
import type { SiteSettings } from '../../shared/site/site.js';

/** One of the stories on the home screen. The pictures are decoration: each story tells everything in words. */
export interface Story {
  title: string;
  /** Two lines for the card. */
  description: string;
  image: string;
  /** The whole story; a sample's is loaded when it is opened. */
  paragraphs?: readonly string[];
}

/** The operator's stories; on the sample site three that were written for it. */
export function listStories({ stories = [], isSample }: SiteSettings): readonly Story[] {
  return isSample ? sampleStories() : stories;
}

/** The words of the samples. */
export const sampleTexts = texts('stories', {
  all: [
    {
      title: 'A winter coat crosses the street',
      description:
        'It hung in a closet on 24th Street for three years. It turned out that its next owner lived opposite.',
    },
    {
      title: 'Eleven pairs of soccer shoes',
      description: 'Children grow faster than shoes wear out. One team in the Excelsior turned that into a tradition.',
    },
    {
      title: 'The suit that gets people hired',
      description: 'A gray suit, size 40, has been to five interviews with four people. It has a good record.',
    },
  ],
});

export const sampleStories = (): readonly Story[] =>
  sampleTexts.all.map((story, index) => ({ ...story, image: [coat, boots, suit][index] ?? '' }));

import { useTexts } from '@clothesline/ui';
import { stories as sampleTexts } from '../../../locales/en/stories.js';
import coat from './coat-across-the-street.svg';
import boots from './soccer-shoes-in-a-row.svg';
import suit from './suit-by-the-window.svg';
import { useSite } from '../../../lib/site/site.js';

/** A story on the home screen. Its picture is decoration: the text is complete. */
export interface Story {
  title: string;
  /** Two lines for the card. */
  description: string;
  image: string;
  /** The whole story; a sample's is loaded when it is opened. */
  paragraphs?: readonly string[];
}

/** Pictures of the sample stories. */
export const sampleImages = [coat, boots, suit];

export const sampleStories = ({ all }: typeof sampleTexts = sampleTexts): readonly Story[] =>
  all.map((story, index) => ({ ...story, image: sampleImages[index] ?? '' }));

/** The operator's stories; on the sample site three that were written for it. */
export function useStories(): readonly Story[] {
  const { stories = [], isSample } = useSite();
  const texts = useTexts(sampleTexts);
  return isSample ? sampleStories(texts) : stories;
}

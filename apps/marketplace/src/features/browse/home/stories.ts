import { useTexts } from '@clothesline/ui';
import { stories as sampleTexts } from '../../../locales/en/stories.js';
import coat from './coat-across-the-street.svg';
import boots from './soccer-shoes-in-a-row.svg';
import suit from './suit-by-the-window.svg';
import { useSite } from '../../../lib/site/site.js';

export interface Story {
  title: string;
  description: string;
  image: string;
  paragraphs?: readonly string[];
}

export const sampleImages = [coat, boots, suit];

export const sampleStories = ({ all }: typeof sampleTexts = sampleTexts): readonly Story[] =>
  all.map((story, index) => ({ ...story, image: sampleImages[index] ?? '' }));

export function useStories(): readonly Story[] {
  const { stories = [], isSample } = useSite();
  const texts = useTexts(sampleTexts);
  return isSample ? sampleStories(texts) : stories;
}

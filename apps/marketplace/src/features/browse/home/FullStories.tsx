import { Heading, Picture, Stack, Text, useTexts } from '@clothesline/ui';
import { wholeStories } from '../../../locales/en/wholeStories.js';
import * as styles from './Stories.css.js';
import { sampleImages, type Story } from './stories.js';

interface FullStoriesProps {
  stories: readonly Story[];
  /** Whether each story shows its title, which a dialog with a single story has already. */
  titled: boolean;
}

/** Stories from the first to the last word. */
export function FullStories({ stories, titled }: FullStoriesProps) {
  const { paragraphs } = useTexts(wholeStories);
  return (
    <Stack space="xlarge">
      {stories.map((story) => (
        <article key={story.title} className={styles.story}>
          <Picture src={story.image} alt="" ratio="4 / 3" trusted />
          {titled && <Heading level={3}>{story.title}</Heading>}
          {(story.paragraphs ?? paragraphs[sampleImages.indexOf(story.image)] ?? []).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </article>
      ))}
    </Stack>
  );
}

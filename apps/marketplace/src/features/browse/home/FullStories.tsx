import { Heading, Picture, Stack, Text, useTexts } from '@clothesline/ui';
import { wholeStories } from '../../../locales/en/wholeStories.js';
import * as styles from './Stories.css.js';
import { sampleImages, type Story } from './stories.js';

interface FullStoriesProps {
  stories: readonly Story[];
  titled: boolean;
}

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

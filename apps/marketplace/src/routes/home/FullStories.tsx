import { Heading, Picture, Stack, Text } from '@clothesline/ui';
import { paragraphs } from './paragraphs.js';
import * as styles from './Stories.css.js';
import type { Story } from './stories.js';
import { storyPictures } from './storyPictures.js';

interface FullStoriesProps {
  stories: readonly Story[];
  /** Whether each carries its title, which a dialog with one story has already. */
  titled: boolean;
}

/** Stories from the first to the last word. */
export function FullStories({ stories, titled }: FullStoriesProps) {
  return (
    <Stack space="xlarge">
      {stories.map(({ id, title }) => (
        <article key={id} className={styles.story}>
          <Picture src={storyPictures[id]} alt="" ratio="4 / 3" trusted />
          {titled && <Heading level={3}>{title}</Heading>}
          {paragraphs[id].map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </article>
      ))}
    </Stack>
  );
}

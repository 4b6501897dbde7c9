import { Heading, Picture, Stack, Text } from '@clothesline/ui';
import { wholeStories } from './sampleParagraphs.js';
import * as styles from './Stories.css.js';
import { sampleStories, type Story } from './stories.js';

interface FullStoriesProps {
  stories: readonly Story[];
  /** Whether each story shows its title, which a dialog with one story has already. */
  titled: boolean;
}

/** Stories from the first to the last word. */
export function FullStories({ stories, titled }: FullStoriesProps) {
  return (
    <Stack space="xlarge">
      {stories.map((story) => (
        <article key={story.title} className={styles.story}>
          <Picture src={story.image} alt="" ratio="4 / 3" trusted />
          {titled && <Heading level={3}>{story.title}</Heading>}
          {readParagraphs(story).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </article>
      ))}
    </Stack>
  );
}

function readParagraphs(story: Story): readonly string[] {
  const index = sampleStories().findIndex(({ image }) => image === story.image);
  return story.paragraphs ?? wholeStories.paragraphs[index] ?? [];
}

import { Heading, Stack, Text } from '@clothesline/ui';
import type { HelpAnchor } from './anchors.js';
import * as styles from './HelpText.css.js';
import { policyTopics } from './policies.js';
import { helpTopics } from './topics.js';

interface HelpTextProps {
  anchor: HelpAnchor;
}

/** One of the help texts and policies. */
export function HelpText({ anchor }: HelpTextProps) {
  const topic = [...helpTopics, ...policyTopics].find(({ id }) => id === anchor);
  if (!topic) return null;
  return (
    <Stack space="large" className={styles.text}>
      <Text size="large">{topic.intro}</Text>
      {topic.sections.map(({ heading, paragraphs = [], points = [] }) => (
        <Stack key={heading} as="section" space="xsmall">
          <Heading level={3} size="medium">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <Text key={point} as="li">
                  {point}
                </Text>
              ))}
            </ul>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

import { Heading, Stack, Text } from '@clothesline/ui';
import { useSite } from '../../shared/site/SiteContext.js';
import type { HelpAnchor } from './anchors.js';
import { Contact } from './Contact.js';
import { ContactForm } from './ContactForm.js';
import * as styles from './HelpText.css.js';
import { policyTopics } from './policies.js';
import { type HelpTopic, helpTexts, helpTopics } from './topics.js';

interface HelpTextProps {
  anchor: HelpAnchor;
}

/** One of the help texts and policies: the operator's own, or the standard one. */
export function HelpText({ anchor }: HelpTextProps) {
  const site = useSite();
  const standard: Partial<Record<HelpAnchor, HelpTopic>> = { ...helpTopics(site), ...policyTopics(site) };
  const { intro, sections }: HelpTopic = site.texts?.[anchor] ?? standard[anchor] ?? helpTexts.none;
  return (
    <Stack space="large" className={styles.text}>
      <Text size="large">{intro}</Text>
      {anchor === 'contact-us' && (
        <>
          {site.contact && <Contact {...site.contact} />}
          <ContactForm />
        </>
      )}
      {sections.map(({ heading, paragraphs = [], points = [] }) => (
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

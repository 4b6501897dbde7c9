import { Heading, Stack, Text, useHydrated } from '@clothesline/ui';
import { useSite } from '../../lib/site/site.js';
import type { HelpAnchor } from '../../lib/helpAnchors.js';
import { Contact } from './Contact.js';
import { ContactForm } from './ContactForm.js';
import * as styles from './HelpText.css.js';
import { useHelpTopic } from './useHelpTopic.js';

interface HelpTextProps {
  anchor: HelpAnchor;
  headingLevel: 2 | 3;
}

/** One of the help texts and policies: the operator's own, or the standard one. */
export function HelpText({ anchor, headingLevel }: HelpTextProps) {
  const site = useSite();
  const isHydrated = useHydrated();
  const { intro, sections } = useHelpTopic(anchor);
  return (
    <Stack space="large" className={styles.text}>
      <Text size="large">{intro}</Text>
      {anchor === 'contact-us' && (
        <>
          {site.contact && <Contact {...site.contact} />}
          {/* Sends nothing before its code is there. */}
          {isHydrated && <ContactForm />}
        </>
      )}
      {sections.map(({ heading, paragraphs = [], points = [] }) => (
        <Stack key={heading} as="section" space="xsmall">
          <Heading level={headingLevel} size="medium">
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

import { Heading, Link, Stack, Text, useHydrated, useTexts } from '@clothesline/ui';
import { defaultLocation, locationName } from '@clothesline/api-client';
import { type SiteSettings, useSite } from '../../lib/site/site.js';
import { type HelpAnchor, helpAnchors } from '../../lib/helpAnchors.js';
import { ContactForm } from './ContactForm.js';
import { help } from '../../locales/en/help.js';
import { policies } from '../../locales/en/policies.js';
import * as styles from './HelpText.css.js';

interface HelpTextProps {
  anchor: HelpAnchor;
  headingLevel: 2 | 3;
}

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
          {/* can't be submitted before its code has loaded */}
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

interface HelpTopic {
  intro: string;
  sections: readonly { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }[];
}

function useHelpTopic(anchor: HelpAnchor): HelpTopic {
  const site = useSite();
  const texts: Partial<Record<string, object>> = { ...useTexts(help), ...useTexts(policies) };
  const name = Object.entries(helpAnchors).find(([, one]) => one === anchor)?.[0] ?? '';
  const values = { name: site.name, units: site.units ?? 'mi', place: locationName(site.place ?? defaultLocation) };
  return site.texts?.[anchor] ?? (fill(texts[name] ?? texts.none, values) as HelpTopic);
}

function fill(part: unknown, values: object): unknown {
  if (typeof part === 'function') return part(values);
  if (Array.isArray(part)) return part.map((one) => fill(one, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one, values)]));
}

type ContactProps = NonNullable<SiteSettings['contact']>;

function Contact({ email, phone, address }: ContactProps) {
  return (
    <Stack space="xsmall">
      {email && (
        <Text>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Text>
      )}
      {phone && (
        <Text>
          <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
        </Text>
      )}
      {address && (
        <Text>
          {address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </Text>
      )}
    </Stack>
  );
}

import { Heading, Link, Stack, Surface, useTexts } from '@clothesline/ui';
import type { Organization } from '@clothesline/api-client';
import { mapAddress } from '@clothesline/donation-card';
import type { ReactNode } from 'react';
import * as lists from '../../lib/page/Lists.css.js';
import { organization as texts } from '../../locales/en/organization.js';
import * as styles from './Organization.css.js';

/** Shows where, when and how to bring gifts to a confirmed organization. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const messages = useTexts(texts);
  const { address, hours, rules, contact } = organization;
  return (
    <Surface as="section" className={styles.facts}>
      <Stack>
        <Heading level={2} size="large">
          {messages.dropOff}
        </Heading>
        <dl className={lists.facts}>
          <Fact term={messages.address}>
            {address}
            <br />
            <Link href={mapAddress(address)} target="_blank">
              {messages.openMap}
            </Link>
          </Fact>
          {hours !== '' && <Fact term={messages.hours}>{hours}</Fact>}
          {rules !== '' && <Fact term={messages.rules}>{rules}</Fact>}
          <Fact term={messages.contact}>{contact}</Fact>
        </dl>
      </Stack>
    </Surface>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={lists.term}>{term}</dt>
      <dd className={lists.fact} dir="auto">
        {children}
      </dd>
    </>
  );
}

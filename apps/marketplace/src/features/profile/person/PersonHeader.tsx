import { Avatar, Badge, MapPinIcon, ShirtIcon, Text, UserIcon, useTexts } from '@clothesline/ui';
import type { Person } from '@clothesline/api-client/members';
import { useDates } from '../../../lib/language/useDates.js';
import { useFormats } from '../../../lib/language/useFormats.js';
import { organization as organizationMessages } from '../../../locales/en/organization.js';
import { person as personTexts } from '../../../locales/en/person.js';
import { PageHeading } from '../../../lib/page/PageHeading.js';
import { useTimeZone } from '../../../lib/served/served.js';
import { useSite } from '../../../lib/site/site.js';
import { useAccount } from '../../account/index.js';
import * as styles from '../ProfileHeader.css.js';
import { PersonActions } from './PersonActions.js';

export function PersonHeader({ person }: { person: Person }) {
  const dates = useDates();
  const formats = useFormats();
  const messages = useTexts(personTexts);
  const organizationTexts = useTexts(organizationMessages);
  const { session } = useAccount();
  const timeZone = useTimeZone();
  const { id, username, organization, profileImage, location, bio, createdAt, donations, gave = 0 } = person;
  const displayName = organization?.name ?? person.displayName;
  return (
    <section className={styles.header}>
      <Avatar name={displayName} src={profileImage ?? undefined} size="large" alt="" className={styles.picture} />
      <div className={styles.names}>
        <PageHeading
          documentTitle={messages.documentTitle({ name: displayName, site: useSite().name })}
          size="xlarge"
          dir="auto"
        >
          {displayName}
        </PageHeading>
        {username !== null && <Text tone="muted">{`@${username}`}</Text>}
        {organization && <Badge tone="success">{organizationTexts.confirmed}</Badge>}
      </div>
      <div className={styles.about}>
        <ul className={styles.facts}>
          {location !== null && (
            <li className={styles.fact}>
              <MapPinIcon size={18} />
              <bdi>{location}</bdi>
            </li>
          )}
          {createdAt !== undefined && (
            <li className={styles.fact}>
              <UserIcon size={18} />
              <span>{messages.since({ day: dates.day(createdAt, timeZone) })}</span>
            </li>
          )}
          {!person.isBlocked && (
            <li className={styles.fact}>
              <ShirtIcon size={18} />
              <span>
                {messages.donations({ count: donations.length })}
                {gave > 0 && ` · ${messages.gave({ count: formats.count(gave) })}`}
              </span>
            </li>
          )}
        </ul>
        {bio && (
          <Text dir="auto" className={styles.bio}>
            {bio}
          </Text>
        )}
        {session?.account.id === id && (
          <Text size="small" tone="muted">
            {messages.yours}
          </Text>
        )}
      </div>
      <PersonActions person={person} className={styles.edit} />
    </section>
  );
}

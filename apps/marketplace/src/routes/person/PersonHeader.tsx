import type { Person } from '@clothesline/api-client/members';
import { Avatar, MapPinIcon, ShirtIcon, Text, UserIcon } from '@clothesline/ui';
import { useAccount } from '../../shared/account/AccountContext.js';
import { dayText } from '../../shared/hand-over/timeDraft.js';
import { formatCount } from '../../shared/numbers.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { useTimeZone } from '../../shared/served/ServedContext.js';
import { useSite } from '../../shared/site/SiteContext.js';
import * as styles from '../profile/ProfileHeader.css.js';
import { messages } from './messages.js';
import { PersonActions } from './PersonActions.js';

/** Shows a person's own description, with the actions about them. */
export function PersonHeader({ person }: { person: Person }) {
  const { session } = useAccount();
  const timeZone = useTimeZone();
  const { id, displayName, username, profileImage, location, bio, createdAt, donations, gave = 0 } = person;
  return (
    <section className={styles.header}>
      <Avatar name={displayName} src={profileImage ?? undefined} size="large" alt="" className={styles.picture} />
      <div className={styles.names}>
        <PageHeading documentTitle={messages.documentTitle(displayName, useSite().name)} size="xlarge" dir="auto">
          {displayName}
        </PageHeading>
        {username !== null && <Text tone="muted">{`@${username}`}</Text>}
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
              <span>{messages.since(dayText(createdAt, timeZone))}</span>
            </li>
          )}
          {!person.isBlocked && (
            <li className={styles.fact}>
              <ShirtIcon size={18} />
              <span>
                {messages.donations(formatCount(donations.length), donations.length === 1)}
                {gave > 0 && ` · ${messages.gave(formatCount(gave))}`}
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

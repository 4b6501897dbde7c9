import {
  Avatar,
  Button,
  EditIcon,
  Heading,
  Inline,
  MapPinIcon,
  ShirtIcon,
  Skeleton,
  Text,
  useTexts,
} from '@clothesline/ui';
import { profile } from '../../locales/en/profile.js';
import { paths } from '../../lib/routing/paths.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import * as styles from './ProfileHeader.css.js';

export interface ProfilePerson {
  displayName: string;
  username: string;
  location: string;
  bio: string | null;
  profileImage?: string | null;
}

interface ProfileHeaderProps {
  person: ProfilePerson;
  isSample: boolean;
  onEdit: () => void;
  isCounting: boolean;
  count: number | undefined;
  hasMore: boolean;
}

export function ProfileHeader({ person, isSample, onEdit, isCounting, count, hasMore }: ProfileHeaderProps) {
  const messages = useTexts(profile);
  const { displayName, username, location, bio } = person;
  return (
    <section className={styles.header}>
      <Avatar name={displayName} size="large" alt="" className={styles.picture} />
      <div className={styles.names}>
        <PageHeading documentTitle={messages.documentTitle} size="small" className={styles.page}>
          {messages.documentTitle}
        </PageHeading>
        <Heading level={2} size="xlarge" dir="auto">
          {displayName}
        </Heading>
        <Text tone="muted">{`@${username}`}</Text>
      </div>
      <div className={styles.about}>
        <ul className={styles.facts}>
          {location !== '' && (
            <li className={styles.fact}>
              <MapPinIcon size={18} />
              <bdi>{location}</bdi>
            </li>
          )}
          {(isCounting || count !== undefined) && (
            <li className={styles.fact}>
              <ShirtIcon size={18} />
              {isCounting || count === undefined ? (
                <Skeleton width={96} height={18} />
              ) : (
                <span>{messages[hasMore ? 'donationsAtLeast' : 'donations']({ count })}</span>
              )}
            </li>
          )}
        </ul>
        {bio && (
          <Text dir="auto" className={styles.bio}>
            {bio}
          </Text>
        )}
        {isSample && (
          <Text size="small" tone="muted">
            {messages.sampleNote}
          </Text>
        )}
      </div>
      <Inline wrap className={styles.edit}>
        {!isSample && <Button href={paths.requests}>{messages.requests}</Button>}
        <Button icon={<EditIcon />} onClick={onEdit}>
          {messages.editProfile}
        </Button>
      </Inline>
    </section>
  );
}

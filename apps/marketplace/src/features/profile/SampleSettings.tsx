import {
  Badge,
  BellIcon,
  Button,
  Heading,
  LockIcon,
  MailIcon,
  Surface,
  Text,
  useTexts,
  VisuallyHidden,
} from '@clothesline/ui';
import { defaultLocation, defaultUserId, locationName } from '@clothesline/api-client';
import { profile } from '../../locales/en/profile.js';
import { AppearanceCard } from './AppearanceCard.js';
import { LanguageCard } from './LanguageCard.js';
import * as styles from './Settings.css.js';

interface SampleSettingsProps {
  onSignIn: () => void;
}

export function SampleSettings({ onSignIn }: SampleSettingsProps) {
  const messages = useTexts(profile);
  return (
    <div className={styles.settings}>
      <Surface as="section" className={styles.card}>
        <div className={styles.head}>
          <Heading level={3}>{messages.accountSettings}</Heading>
          <Badge tone="highlight">{messages.sample}</Badge>
        </div>
        <Text size="small" tone="muted">
          {messages.sampleSettings}
        </Text>
        <dl className={styles.list}>
          <div className={styles.row}>
            <dt className={styles.term}>
              <MailIcon size={18} />
              {messages.email}
            </dt>
            <dd className={styles.value}>{sampleUser.email}</dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.term}>
              <LockIcon size={18} />
              {messages.password}
            </dt>
            <dd className={styles.value}>
              <span aria-hidden="true">{messages.maskedPassword}</span>
              <VisuallyHidden>{messages.passwordHidden}</VisuallyHidden>
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.term}>
              <BellIcon size={18} />
              {messages.notifications}
            </dt>
            <dd className={styles.value}>{messages.notificationsOn}</dd>
          </div>
        </dl>
        <div>
          <Button onClick={onSignIn}>{messages.updateSettings}</Button>
        </div>
      </Surface>
      <AppearanceCard />
      <LanguageCard />
    </div>
  );
}

/** Placeholder user if there are no accounts (spec §2 "Profile", §3 "User") */
export const sampleUser = {
  id: defaultUserId,
  username: 'rosa.delgado',
  displayName: 'Rosa Delgado',
  email: 'rosa.delgado@example.org',
  location: locationName(defaultLocation),
  bio: 'Mother of three fast growers in the Mission. What they outgrow goes back on the line, washed and mended.',
} as const;

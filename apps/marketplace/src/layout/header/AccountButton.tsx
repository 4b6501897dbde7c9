import { Button, useTexts } from '@clothesline/ui';
import { layout } from '../../locales/en/layout.js';
import { paths } from '../../lib/routing/paths.js';
import { useAccount } from '../../features/account/index.js';
import * as styles from './Header.css.js';

export function AccountButton({ onSignIn }: { onSignIn: () => void }) {
  const messages = useTexts(layout);
  const { session, isSignedIn } = useAccount();
  if (!isSignedIn) return <Button onClick={onSignIn}>{messages.signIn}</Button>;
  const name = session?.account.displayName ?? messages.profile;
  return (
    <Button href={paths.profile} aria-label={messages.yourProfile({ name })}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
    </Button>
  );
}

import { Button } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { useAccount } from '../../shared/account/AccountContext.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './AccountButton.css.js';

/** Button that signs in, or links signed-in people to their profile. */
export function AccountButton({ onSignIn }: { onSignIn: () => void }) {
  const { session, isSignedIn } = useAccount();
  if (!isSignedIn) return <Button onClick={onSignIn}>{messages.signIn}</Button>;
  const name = session?.account.displayName ?? messages.profile;
  return (
    <Button href={paths.profile} aria-label={messages.yourProfile(name)}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
    </Button>
  );
}

import { Button, type ButtonProps } from '@clothesline/ui';
import { hasPasskeys } from './passkeys.js';
import { signInMessages as messages } from './signInMessages.js';

/** Signs in with a passkey, if the browser supports them. */
export function PasskeyButton(props: Pick<ButtonProps, 'size' | 'tone' | 'busy' | 'disabled' | 'onClick'>) {
  return hasPasskeys() ? <Button {...props}>{messages.withPasskey}</Button> : null;
}

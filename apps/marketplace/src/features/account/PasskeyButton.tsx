import { Button, type ButtonProps, useTexts } from '@clothesline/ui';
import { signIn } from '../../locales/en/signIn.js';
import { hasPasskeys } from './passkeys.js';

export function PasskeyButton(props: Pick<ButtonProps, 'size' | 'tone' | 'busy' | 'disabled' | 'onClick'>) {
  const messages = useTexts(signIn);
  return hasPasskeys() ? <Button {...props}>{messages.withPasskey}</Button> : null;
}

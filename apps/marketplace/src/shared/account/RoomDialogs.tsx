import type { Session } from './AccountContext.js';
import { LeavingDialog } from './LeavingDialog.js';
import { SignInDialog, type SignInDialogProps } from './SignInDialog.js';
import { useAccountLanguage } from './useAccountLanguage.js';

interface RoomDialogsProps extends SignInDialogProps {
  session: Session | undefined;
}

/** Dialog that signs in, and the dialog of an account that is being deleted. */
export function RoomDialogs({ session, ...signIn }: RoomDialogsProps) {
  useAccountLanguage(session);
  return (
    <>
      <SignInDialog {...signIn} />
      {session && session.account.deletedAt !== null && (
        <LeavingDialog key={session.account.id} session={session} deletedAt={session.account.deletedAt} />
      )}
    </>
  );
}

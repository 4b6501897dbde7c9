import {
  LeavingDialog,
  type Session,
  SignInDialog,
  type SignInDialogProps,
  useAccountLanguage,
} from '../../features/account/index.js';

interface RoomDialogsProps extends SignInDialogProps {
  session: Session | undefined;
}

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

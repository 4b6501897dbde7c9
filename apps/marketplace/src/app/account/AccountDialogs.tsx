import {
  LeavingDialog,
  type Session,
  SignInDialog,
  type SignInDialogProps,
  useAccountLanguage,
} from '../../features/account/index.js';

interface AccountDialogsProps extends SignInDialogProps {
  session: Session | undefined;
}

export function AccountDialogs({ session, ...signIn }: AccountDialogsProps) {
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

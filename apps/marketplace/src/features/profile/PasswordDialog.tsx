import { Text, TextField, useTexts, useToast } from '@clothesline/ui';
import { memberLimits } from '@clothesline/api-client/members';
import { type Session, useAccount } from '../account/index.js';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

export function PasswordDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const messages = useTexts(profile);
  const { account, members } = session;
  const { change } = useAccount();
  const { toast } = useToast();
  const proof = useProof(session);
  const form = useForm(
    { password: '' },
    {
      check: ({ password }) => ({
        password:
          [...password].length < memberLimits.password.min ? messages.passwordShort(memberLimits.password) : undefined,
      }),
    },
  );

  async function send() {
    if (!proof.isReady) return proof.begin();
    change(await members.request('setPassword', { body: { ...form.values, proof: await proof.read() } }));
    toast({ title: messages.passwordSet });
    onClose();
  }

  return (
    <StepDialog
      form={form}
      title={account.hasPassword ? messages.passwordChange : messages.passwordAdd}
      action={proof.isReady ? messages.confirm : messages.sendCode}
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{messages.passwordText}</Text>
      <TextField
        {...form.field('password')}
        label={messages.newPassword}
        hint={messages.passwordHint(memberLimits.password)}
        type="password"
        autoComplete="new-password"
        required
        maxLength={memberLimits.password.max}
      />
      {/* a hidden username field for password managers */}
      <input type="email" name="email" autoComplete="username" value={account.email} readOnly hidden />
      <ProofField proof={proof} form={form} />
    </StepDialog>
  );
}

import { TextField, useTexts, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { type Session, useAccount } from '../account/index.js';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { CodeField } from './CodeField.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

/** Requires a code sent to the new address, plus proof of identity. */
export function EmailDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const messages = useTexts(profile);
  const { members } = session;
  const proof = useProof(session);
  const { change } = useAccount();
  const { toast } = useToast();
  const form = useForm({ email: '', code: '' });
  const { email, code } = form.values;
  const [sentTo, setSentTo] = useState<string>();
  const isSent = sentTo === email;
  const isReady = isSent && proof.isReady;

  async function sendCodes() {
    await members.request('sendCode', { body: { email } });
    if (!proof.isReady) await proof.begin();
    setSentTo(email);
  }
  async function send() {
    if (!isSent) return sendCodes();
    if (!proof.isReady) return proof.begin();
    change(await members.request('changeEmail', { body: { email, code, proof: await proof.read() } }));
    toast({ title: messages.emailChanged });
    onClose();
  }

  return (
    <StepDialog
      form={form}
      title={messages.emailTitle}
      action={isReady ? messages.confirm : messages.sendCode}
      onClose={onClose}
      onSubmit={send}
    >
      <TextField
        {...form.field('email')}
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
      />
      {isSent && (
        <CodeField
          email={email}
          label={messages.codeNew}
          code={code}
          onChange={(code) => form.change({ code })}
          isPending={form.isPending}
          onSendAgain={() => void form.run(sendCodes)}
        />
      )}
      <ProofField proof={proof} codeLabel={messages.codeNow} form={form} />
    </StepDialog>
  );
}

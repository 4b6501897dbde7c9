import { Text, TextField, useTexts } from '@clothesline/ui';
import { errorStatus } from '@clothesline/api-client';
import { memberLimits, type NewPasskeyOptions } from '@clothesline/api-client/members';
import { useRef, useState } from 'react';
import { addPasskey, challengeAge, makePasskey, type Session } from '../account/index.js';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

interface PasskeyDialogProps {
  session: Session;
  onAdded: () => void;
  onClose: () => void;
}

/** Preserved so that people can retry after canceling the browser's dialog. */
interface Prepared {
  options: NewPasskeyOptions;
  /** Expiry, in ms of `performance.now()`. */
  until: number;
  /** The new passkey, until the server has accepted it. */
  made?: Awaited<ReturnType<typeof makePasskey>>;
}

export function PasskeyDialog({ session, onAdded, onClose }: PasskeyDialogProps) {
  const messages = useTexts(profile);
  const { members } = session;
  const proof = useProof(session);
  const [isProven, setProven] = useState(false);
  const prepared = useRef<Prepared>(undefined);
  const form = useForm(
    { passkey: messages.passkeyNameFirst },
    { check: ({ passkey }) => ({ passkey: passkey.trim() === '' ? messages.passkeyNameless : undefined }) },
  );

  async function make() {
    let ready = prepared.current;
    if (!ready) {
      const options = await members.request('prepareNewPasskey', { body: { proof: await proof.read() } });
      ready = { options, until: performance.now() + challengeAge };
      prepared.current = ready;
      setProven(true);
    }
    ready.made ??= await makePasskey(ready.options);
    try {
      await addPasskey(members, { name: form.values.passkey, credential: ready.made });
    } catch (error) {
      // the server would reject the same passkey again, so start over
      if ((errorStatus(error) ?? 500) < 500) begin();
      throw error;
    }
    onAdded();
  }

  function begin() {
    prepared.current = undefined;
    setProven(false);
    proof.choose(proof.kind);
  }

  async function send() {
    if (prepared.current && performance.now() > prepared.current.until) begin();
    else if (isProven || proof.isReady) await make();
    else await proof.begin();
  }

  return (
    <StepDialog
      form={form}
      title={messages.passkeyAdd}
      action={isProven ? messages.passkeyMake : proof.isReady ? messages.confirm : messages.sendCode}
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{messages.passkeyText}</Text>
      <TextField
        {...form.field('passkey')}
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        required
        maxLength={memberLimits.passkeyName}
      />
      {!isProven && <ProofField proof={proof} form={form} />}
    </StepDialog>
  );
}

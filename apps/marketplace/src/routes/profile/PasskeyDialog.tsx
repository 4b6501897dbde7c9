import { errorStatus } from '@clothesline/api-client';
import { memberLimits, type NewPasskeyOptions } from '@clothesline/api-client/members';
import { Text, TextField } from '@clothesline/ui';
import { useRef, useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { addPasskey, challengeAge, makePasskey } from '../../shared/account/passkeys.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { CodeField } from './CodeField.js';
import { messages } from './messages.js';

interface PasskeyDialogProps {
  session: Session;
  onAdded: () => void;
  onClose: () => void;
}

/** What the code was spent for: one may cancel the browser's dialog and press again. */
interface Prepared {
  options: NewPasskeyOptions;
  /** When it works no longer, in ms of `performance.now()`. */
  until: number;
  /** What the browser has made, where the server has not taken it yet. */
  made?: Awaited<ReturnType<typeof makePasskey>>;
}

/** Adds a passkey of this browser, with a code that is mailed to the account's address. */
export function PasskeyDialog({ session: { account, members }, onAdded, onClose }: PasskeyDialogProps) {
  const { isPending, problem, run, clear } = useCall();
  const [name, setName] = useState<string>(messages.passkeyNameFirst);
  const [isNameless, setNameless] = useState(false);
  const [step, setStep] = useState<'name' | 'code' | 'make'>('name');
  const [code, setCode] = useState('');
  const prepared = useRef<Prepared>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const { email } = account;

  const send = () =>
    void run(async () => {
      await members.request('sendCode', { body: { email } });
      setCode('');
      setStep('code');
    });

  const make = () =>
    void run(async () => {
      let ready = prepared.current;
      if (!ready) {
        const options = await members.request('prepareNewPasskey', { body: { code } });
        ready = { options, until: performance.now() + challengeAge };
        prepared.current = ready;
        setStep('make');
      }
      ready.made ??= await makePasskey(ready.options);
      try {
        await addPasskey(members, { name, credential: ready.made });
      } catch (error) {
        // What the server refused it refuses again.
        if ((errorStatus(error) ?? 500) < 500) begin();
        throw error;
      }
      onAdded();
    });

  function begin() {
    prepared.current = undefined;
    setStep('name');
  }

  function submit() {
    if (name.trim() === '') setNameless(true);
    else if (step === 'name') send();
    else if (prepared.current && performance.now() > prepared.current.until) {
      begin();
      send();
    } else make();
  }

  return (
    <StepDialog
      title={messages.passkeyAdd}
      action={actions[step]}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
      initialFocus={field}
    >
      <Text>{messages.passkeyText}</Text>
      <TextField
        ref={field}
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        name="passkey"
        required
        maxLength={memberLimits.passkeyName}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameless(false);
          clear();
        }}
        readOnly={isPending}
        error={isNameless ? messages.passkeyNameless : undefined}
      />
      {step === 'code' && (
        <CodeField email={email} code={code} onChange={setCode} isPending={isPending} onSendAgain={send} />
      )}
    </StepDialog>
  );
}

const actions = { name: messages.sendCode, code: messages.confirm, make: messages.passkeyMake } as const;

import { Dialog, useTexts } from '@clothesline/ui';
import type { Client } from '@clothesline/api-client';
import { createMembersClient, type MembersClient } from '@clothesline/api-client/members';
import { useMemo, useState } from 'react';
import { signIn } from '../../locales/en/signIn.js';
import type { Session } from './AccountContext.js';
import { createSession, isUnnamed } from './createSession.js';
import { CodeStep } from './CodeStep.js';
import { EmailStep } from './EmailStep.js';
import { NameStep } from './NameStep.js';
import { PasswordStep } from './PasswordStep.js';
import { sentCode } from './sentCode.js';
import { useDemoPeople } from './useDemoPeople.js';

export interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
  client: Client;
  onSignedIn: (session: Session) => void;
}

export function SignInDialog({ open, ...rest }: SignInDialogProps) {
  // unmount on close so that reopening starts fresh (except for a code that was already sent)
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, client, onSignedIn }: Omit<SignInDialogProps, 'open'>) {
  const messages = useTexts(signIn);
  const members = useMemo((): MembersClient => createMembersClient(client), [client]);
  const people = useDemoPeople(members);
  const [sentTo] = useState(sentCode.read);
  const [email, setEmail] = useState(sentTo ?? '');
  const [step, setStep] = useState<'email' | 'code' | 'password'>(sentTo === undefined ? 'email' : 'code');

  const [unnamed, setUnnamed] = useState<Session>();

  async function finish() {
    const session = createSession(client, await members.request('getAccount'));
    sentCode.forget();
    if (step === 'code' && isUnnamed(session.account)) setUnnamed(session);
    else onSignedIn(session);
  }
  function startOver() {
    sentCode.forget();
    setStep('email');
  }

  if (unnamed) {
    return (
      <Dialog open onOpenChange={() => onSignedIn(unnamed)} title={messages.nameTitle}>
        <NameStep session={unnamed} onDone={onSignedIn} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={step === 'code' ? messages.codeTitle : messages.title}>
      {step === 'code' && (
        <CodeStep
          members={members}
          email={email}
          isDemo={people.length > 0}
          onSignedIn={finish}
          onOtherEmail={startOver}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          members={members}
          email={email}
          onType={setEmail}
          onSignedIn={finish}
          onCode={() => setStep('email')}
        />
      )}
      {step === 'email' && (
        <EmailStep
          members={members}
          email={email}
          onType={setEmail}
          onSent={() => setStep('code')}
          onPassword={() => setStep('password')}
          people={people}
          onSignedIn={finish}
        />
      )}
    </Dialog>
  );
}

import type { Proof } from '@clothesline/api-client/members';
import type { ReactNode } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

interface ProofDialogProps {
  session: Session;
  title: string;
  /** The button that takes something away. */
  action: string;
  children: ReactNode;
  onProven: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for a proof before a way of signing in is taken away. */
export function ProofDialog({ session, title, action, children, onProven, onClose }: ProofDialogProps) {
  const { isPending, problem, run } = useCall();
  const proof = useProof(session);
  const send = () => void run(proof.begin);
  const confirm = () => void run(async () => onProven(await proof.read()));
  return (
    <StepDialog
      title={title}
      action={proof.isReady ? action : messages.sendCode}
      tone={proof.isReady ? 'danger' : 'primary'}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={proof.isReady ? confirm : send}
    >
      {children}
      <ProofField proof={proof} isPending={isPending} onSendAgain={send} />
    </StepDialog>
  );
}

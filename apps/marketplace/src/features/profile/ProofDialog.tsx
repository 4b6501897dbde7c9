import { useTexts } from '@clothesline/ui';
import type { Proof } from '@clothesline/api-client/members';
import type { ReactNode } from 'react';
import type { Session } from '../account/index.js';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

interface ProofDialogProps {
  session: Session;
  title: string;
  action: string;
  children: ReactNode;
  onProven: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

export function ProofDialog({ session, title, action, children, onProven, onClose }: ProofDialogProps) {
  const messages = useTexts(profile);
  const form = useForm({});
  const proof = useProof(session);
  return (
    <StepDialog
      form={form}
      title={title}
      action={proof.isReady ? action : messages.sendCode}
      tone={proof.isReady ? 'danger' : 'primary'}
      onClose={onClose}
      onSubmit={async () => (proof.isReady ? onProven(await proof.read()) : proof.begin())}
    >
      {children}
      <ProofField proof={proof} form={form} />
    </StepDialog>
  );
}

import { Button, Inline, Text, TextField, useTexts } from '@clothesline/ui';
import { memberLimits } from '@clothesline/api-client/members';
import { profile } from '../../locales/en/profile.js';
import type { FormModel } from '../../lib/forms/useForm.js';
import { CodeField } from './CodeField.js';
import type { ProofModel } from './useProof.js';

interface ProofFieldProps {
  proof: ProofModel;
  /** Set this if the form contains a second code field. */
  codeLabel?: string;
  form: Pick<FormModel, 'isPending' | 'run'>;
}

export function ProofField({ proof, codeLabel, form: { isPending, run } }: ProofFieldProps) {
  const messages = useTexts(profile);
  const { kind, others, text, type, email } = proof;
  return (
    <>
      {kind === 'passkey' && <Text>{messages.proofPasskey}</Text>}
      {kind === 'password' && (
        <TextField
          label={messages.passwordNow}
          type="password"
          name="current"
          autoComplete="current-password"
          required
          maxLength={memberLimits.password.max}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          readOnly={isPending}
        />
      )}
      {kind === 'code' && !proof.isReady && <Text>{messages.proofCode}</Text>}
      {kind === 'code' && proof.isReady && (
        <CodeField
          email={email}
          label={codeLabel}
          takesFocus={codeLabel === undefined}
          code={text}
          onChange={type}
          isPending={isPending}
          onSendAgain={() => void run(proof.begin)}
        />
      )}
      {others.length > 0 && (
        <Inline wrap>
          {others.map((other) => (
            <Button key={other} size="small" tone="quiet" disabled={isPending} onClick={() => proof.choose(other)}>
              {messages.proofKinds[other]}
            </Button>
          ))}
        </Inline>
      )}
    </>
  );
}

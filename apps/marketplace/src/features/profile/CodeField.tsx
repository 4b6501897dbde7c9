import { memberLimits } from '@clothesline/api-client/members';
import { Button, Text, TextField, useTexts } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { toCode } from '../account/index.js';
import { profile } from '../../locales/en/profile.js';

interface CodeFieldProps {
  email: string;
  label?: string | undefined;
  takesFocus?: boolean;
  code: string;
  onChange: (code: string) => void;
  isPending: boolean;
  onSendAgain: () => void;
}

export function CodeField({ email, label, takesFocus = true, code, onChange, isPending, onSendAgain }: CodeFieldProps) {
  const messages = useTexts(profile);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Text>{messages.codeSent({ digits: memberLimits.codeDigits, email })}</Text>
      <TextField
        ref={input}
        label={label ?? messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={code}
        onChange={(event) => onChange(toCode(event.currentTarget.value))}
        readOnly={isPending}
      />
      <div>
        <Button size="small" tone="quiet" disabled={isPending} onClick={onSendAgain}>
          {messages.newCode}
        </Button>
      </div>
    </>
  );
}

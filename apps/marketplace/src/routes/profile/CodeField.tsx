import { Button, Text, TextField } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { toCode } from '../../shared/account/sentCode.js';
import { messages } from './messages.js';

interface CodeFieldProps {
  /** Address that the code was sent to. */
  email: string;
  label?: string | undefined;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  code: string;
  onChange: (code: string) => void;
  isPending: boolean;
  onSendAgain: () => void;
}

/** Asks for the code that was mailed. */
export function CodeField({
  email,
  label = messages.code,
  takesFocus = true,
  code,
  onChange,
  isPending,
  onSendAgain,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Text>{messages.codeSent(email)}</Text>
      <TextField
        ref={input}
        label={label}
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

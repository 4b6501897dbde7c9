import { Button, Text, TextField, useTexts } from '@clothesline/ui';
import { type MembersClient, memberLimits } from '@clothesline/api-client/members';
import { useRef } from 'react';
import { signIn as signInTexts } from '../../locales/en/signIn.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import { sentCode, toCode } from './sentCode.js';
import * as styles from './SignIn.css.js';

interface CodeStepProps {
  members: MembersClient;
  email: string;
  /** In the demo, emails are only written to files on the server. */
  isDemo: boolean;
  onSignedIn: () => Promise<void>;
  onOtherEmail: () => void;
}

export function CodeStep({ members, email, isDemo, onSignedIn, onOtherEmail }: CodeStepProps) {
  const messages = useTexts(signInTexts);
  const form = useForm({ code: '' }, { focus: 'code' });
  const { isPending } = form;
  /** Codes can only be used once, so a retry must skip this call. */
  const isSignedIn = useRef(false);

  async function enterCode(otp: string) {
    if (!isSignedIn.current) await members.request('signIn', { body: { email, otp } });
    isSignedIn.current = true;
    await onSignedIn();
  }

  function type(text: string) {
    const code = toCode(text);
    form.change({ code });
    if (code.length === memberLimits.codeDigits) void form.run(() => enterCode(code), messages.codeWrong);
  }

  const sendAgain = () =>
    void form.run(async () => {
      await members.request('sendCode', { body: { email, type: 'sign-in' } });
      sentCode.write(email);
      form.change({ code: '' });
      form.focus('code');
    });

  return (
    <Form form={form} onSend={() => enterCode(form.values.code)} refusal={messages.codeWrong} className={styles.form}>
      <Text>{messages.codeSent({ digits: memberLimits.codeDigits, email })}</Text>
      {isDemo && (
        <Text size="small" tone="muted">
          {messages.demoMail}
        </Text>
      )}
      <TextField
        {...form.field('code')}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        className={styles.code}
        onChange={(event) => type(event.currentTarget.value)}
        error={form.problem}
      />
      <Button type="submit" tone="primary" busy={isPending} fullWidth>
        {isPending ? messages.signingIn : messages.signIn}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={isPending} onClick={sendAgain}>
          {messages.newCode}
        </Button>
        <Button size="small" tone="quiet" disabled={isPending} onClick={onOtherEmail}>
          {messages.otherEmail}
        </Button>
      </div>
    </Form>
  );
}

import {
  codeDigits,
  createClient,
  errorStatus,
  failureKind,
  findLanguage,
  foldDigits,
  listingCalls,
  retryTime,
  useClient,
} from '@clothesline/api-client';
import type { listingEndpoints } from '@clothesline/api-client/members';
import { Button, isComposing, TextField, useLatest, useLocale } from '@clothesline/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { refusalText } from '../../state/refusal.js';
import * as styles from '../CreateForm.css.js';
import { fieldNames } from '../focusField.js';

interface ListingStepsProps {
  email: string;
  onEmail: (email: string) => void;
  onToken: (token: string) => void;
  texts: CreateFormMessages;
}

/** Verifies the donor's email address with a code. Only shown if listing requires an account. */
export function ListingSteps({ email, onEmail, onToken, texts }: ListingStepsProps) {
  const client = useClient();
  const { language } = useLocale();
  const spoken = { language: findLanguage(language) };
  const latest = useLatest(onToken);
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isSent = code !== undefined;

  useEffect(() => field.current?.focus(), [isSent]);

  async function run(work: () => Promise<void>, wrongInput: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(codeProblem(error, wrongInput, texts));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  // The emailed code already identifies the donor, so cookies aren't needed.
  const calls = createClient<typeof listingEndpoints>({ ...client, credentials: 'omit', table: listingCalls });

  const sendCode = () =>
    void run(async () => {
      await calls.request('sendListingCode', { body: { email, ...spoken } });
      setCode('');
      field.current?.focus();
    }, texts.emailWrong);

  const enter = (entered = '') =>
    void run(async () => {
      const { token } = await calls.request('createListingToken', { body: { email, code: entered, ...spoken } });
      latest.current(token);
    }, texts.codeWrong);

  function typeCode(text: string) {
    // pasted codes often contain spaces
    const digits = foldDigits(text).replaceAll(/\D/g, '').slice(0, codeDigits);
    setCode(digits);
    setProblem(undefined);
    if (digits.length === codeDigits) enter(digits);
  }

  const proceed = () => (isSent ? enter(code) : sendCode());

  function goOnWithEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    proceed();
  }

  const shared = {
    ref: field,
    dir: 'ltr',
    required: true,
    readOnly: isPending,
    onKeyDown: goOnWithEnter,
    error: problem && <span role="alert">{problem}</span>,
  } as const;

  return (
    <div role="group" aria-label={texts.stepsLabel} className={styles.steps}>
      {isSent ? (
        <TextField
          key="code"
          {...shared}
          name={fieldNames.code}
          label={texts.code}
          hint={texts.codeSent({ email })}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => typeCode(event.currentTarget.value)}
        />
      ) : (
        <TextField
          key="email"
          {...shared}
          name={fieldNames.email}
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            onEmail(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
      <div className={styles.failure}>
        <Button key={isSent ? 'confirm' : 'send'} tone="primary" busy={isPending} onClick={proceed}>
          {isSent ? texts.confirmCode : texts.sendCode}
        </Button>
        {isSent && (
          <>
            <Button size="small" tone="quiet" disabled={isPending} onClick={sendCode}>
              {texts.newCode}
            </Button>
            <Button size="small" tone="quiet" disabled={isPending} onClick={() => setCode(undefined)}>
              {texts.otherEmail}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function codeProblem(error: unknown, wrongInput: string, texts: CreateFormMessages): string {
  if (errorStatus(error) === 422) return wrongInput;
  const kind = failureKind(error);
  if (kind === 'tooMany') return texts.tooManyCodesText({ when: retryTime(error, texts) });
  return kind === 'notAllowed' ? refusalText(error, texts) : texts.codeFailed;
}

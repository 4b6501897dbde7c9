import { useClient } from '@clothesline/api-client';
import { createMembersClient, memberLimits } from '@clothesline/api-client/members';
import { Button, Stack, Text, TextArea, TextField } from '@clothesline/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { helpTexts } from './topics.js';

/** Form of a message to the operators, who get it by mail and in the queue of moderation. */
export function ContactForm() {
  const texts = helpTexts.contactForm;
  const client = useClient();
  const { session } = useAccount();
  const { isPending, problem, run, clear } = useCall({ tooMany: texts.tooMany });
  const [email, setEmail] = useState(session?.account.email ?? '');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    void run(async () => {
      await (session?.members ?? createMembersClient(client)).request('contact', { body: { email, words } });
      setSent(true);
      status.current?.focus();
    });
  }

  return (
    <div>
      <div ref={status} role="status" tabIndex={-1}>
        {isSent && <Text>{texts.sent}</Text>}
      </div>
      {!isSent && (
        <form noValidate onSubmit={send}>
          <Stack>
            <TextField
              label={texts.email}
              type="email"
              name="email"
              autoComplete="email"
              dir="ltr"
              required
              value={email}
              onChange={(event) => {
                clear();
                setEmail(event.currentTarget.value);
              }}
            />
            <TextArea
              label={texts.words}
              name="words"
              dir="auto"
              required
              maxLength={memberLimits.message}
              value={words}
              onChange={(event) => {
                clear();
                setWords(event.currentTarget.value);
              }}
            />
            <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
            <div>
              <Button type="submit" tone="primary" busy={isPending}>
                {isPending ? texts.sending : texts.send}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </div>
  );
}

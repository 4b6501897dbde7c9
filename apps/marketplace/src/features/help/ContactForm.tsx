import { Button, Stack, Text, TextArea, TextField, useTexts } from '@clothesline/ui';
import { useClient } from '@clothesline/api-client';
import { createMembersClient, memberLimits } from '@clothesline/api-client/members';
import { useRef, useState } from 'react';
import { useAccount } from '../account/index.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import { contactForm } from '../../locales/en/contactForm.js';

export function ContactForm() {
  const texts = useTexts(contactForm);
  const client = useClient();
  const { session } = useAccount();
  const form = useForm({ email: session?.account.email ?? '', words: '' }, { texts: { tooMany: texts.tooMany } });
  const [isSent, setSent] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  async function send() {
    await (session?.members ?? createMembersClient(client)).request('contact', { body: form.values });
    setSent(true);
    status.current?.focus();
  }

  return (
    <div>
      <div ref={status} role="status" tabIndex={-1}>
        {isSent && <Text>{texts.sent}</Text>}
      </div>
      {!isSent && (
        <Form form={form} onSend={send}>
          <Stack>
            <TextField
              {...form.field('email')}
              label={texts.email}
              type="email"
              autoComplete="email"
              dir="ltr"
              required
            />
            <TextArea
              {...form.field('words')}
              label={texts.words}
              dir="auto"
              required
              maxLength={memberLimits.message}
            />
            <div role="alert">{form.problem && <Text tone="danger">{form.problem}</Text>}</div>
            <div>
              <Button type="submit" tone="primary" busy={form.isPending}>
                {form.isPending ? texts.sending : texts.send}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </div>
  );
}

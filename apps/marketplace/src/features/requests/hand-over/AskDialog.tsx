import { Button, Dialog, Inline, Text, TextArea, TextField, useTexts } from '@clothesline/ui';
import { type DonationRequest, memberLimits } from '@clothesline/api-client/members';
import { handOver } from '../../../locales/en/handOver.js';
import { type Session, useAccount } from '../../account/index.js';
import { Form } from '../../../lib/forms/Form.js';
import { useForm } from '../../../lib/forms/useForm.js';
import { TimeChoice } from './TimeChoice.js';
import { emptyTime, readTime, type TimeDraft, useTimeError } from './timeDraft.js';
import * as styles from './AskDialog.css.js';

export interface AskDraft {
  reason: string;
  /** The IDs are only used as React keys. */
  times: readonly (TimeDraft & { id: number })[];
}
export const emptyAsk: AskDraft = { reason: '', times: [{ ...emptyTime, id: 1 }] };

interface AskDialogProps {
  session: Session;
  donationId: number;
  draft: AskDraft;
  onChange: (draft: AskDraft) => void;
  onClose: () => void;
  onSent: (request: DonationRequest) => void;
}

export function AskDialog({ session, donationId, draft, onChange, onClose, onSent }: AskDialogProps) {
  const messages = useTexts(handOver);
  const timeError = useTimeError();
  const { members, account } = session;
  const { change: onAccount } = useAccount();
  const form = useForm<AskDraft & { name?: string }>(draft, {
    check: ({ reason, times }) => ({
      reason: reasonError(reason, messages),
      ...Object.fromEntries(times.map((time, index) => [`times.${index}.day`, timeError(time)])),
    }),
    onChange: ({ reason, times }) => onChange({ reason, times }),
  });
  const { reason, times, name = account.displayName } = form.values;

  function addTime() {
    const id = Math.max(...times.map((time) => time.id)) + 1;
    form.change({ times: [...times, { ...emptyTime, id }] });
  }

  async function send() {
    const body = { reason, times: times.flatMap((time) => readTime(time).time ?? []) };
    const displayName = name.trim();
    if (displayName !== '' && displayName !== account.displayName) {
      onAccount(await members.request('updateAccount', { body: { displayName } }));
    }
    const key = form.keys.of(body);
    onSent(await members.request('requestDonation', { params: { id: donationId }, body, key }));
  }

  return (
    <Dialog open onOpenChange={onClose} title={messages.ask} size="large">
      <Form form={form} onSend={send} className={styles.form}>
        <TextArea
          {...form.field('reason')}
          label={messages.reason}
          hint={messages.reasonHint(memberLimits.reason)}
          dir="auto"
          required
        />
        <TextField
          {...form.field('name')}
          value={name}
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="given-name"
          dir="auto"
          maxLength={memberLimits.displayName}
        />
        <div role="status">
          {holdsPersonalDetails(reason) && <Text className={styles.warning}>{messages.personal}</Text>}
        </div>
        <div className={styles.times}>
          <div>
            <Text weight="bold">{messages.times}</Text>
            <Text size="small" tone="muted">
              {messages.timesHint({ max: memberLimits.times.max, days: memberLimits.timesAheadDays })}
            </Text>
          </div>
          {times.map((time, index) => (
            <TimeChoice
              key={time.id}
              name={`times.${index}`}
              legend={
                <Inline space="small">
                  {messages.time({ number: index + 1 })}
                  {times.length > 1 && (
                    <Button
                      size="small"
                      tone="quiet"
                      aria-label={messages.removeTime({ number: index + 1 })}
                      onClick={() => form.change({ times: times.toSpliced(index, 1) })}
                    >
                      ×
                    </Button>
                  )}
                </Inline>
              }
              value={time}
              onChange={(next) => form.change({ times: times.with(index, { ...next, id: time.id }) })}
              error={form.errors[`times.${index}.day`]}
            />
          ))}
          {times.length < memberLimits.times.max && (
            <div>
              <Button size="small" onClick={addTime}>
                {messages.addTime}
              </Button>
            </div>
          )}
        </div>
        <Text size="small" className={styles.note}>
          {messages.safety}
        </Text>
        <div role="alert">{form.problem && <Text tone="danger">{form.problem}</Text>}</div>
        <Button type="submit" tone="primary" busy={form.isPending} fullWidth>
          {form.isPending ? messages.sending : messages.send}
        </Button>
      </Form>
    </Dialog>
  );
}

function reasonError(reason: string, messages: typeof handOver): string | undefined {
  const { min, max } = memberLimits.reason;
  const length = [...reason.trim()].length;
  return length < min ? messages.tooShort({ min }) : length > max ? messages.tooLong({ max }) : undefined;
}

const email = /[^\s@]@[^\s@]/u;
/** Seven or more digits, however they're separated. */
const phone = /(?:\d[\s()./-]*){7,}/;
const street =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}.'-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|square)\b/iu;

function holdsPersonalDetails(text: string): boolean {
  return email.test(text) || phone.test(text) || street.test(text);
}

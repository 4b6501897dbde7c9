import { createWriteKeys } from '@clothesline/api-client';
import { type DonationRequest, memberLimits } from '@clothesline/api-client/members';
import { Button, Dialog, Inline, Text, TextArea, TextField } from '@clothesline/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type Session, useAccount } from '../account/AccountContext.js';
import { useCall } from '../account/useCall.js';
import * as styles from './AskDialog.css.js';
import { focusControl } from '../steps/focusControl.js';
import { handOverMessages as messages } from './messages.js';
import { holdsPersonalDetails } from './personalDetails.js';
import { TimeChoice } from './TimeChoice.js';
import { emptyTime, readTime, type TimeDraft } from './timeDraft.js';

/** Draft of the request; it outlives the dialog. */
export interface AskDraft {
  reason: string;
  /** Each with a number of its own, by which the form tells them apart. */
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

/** Dialog of a request for a donation: the reason, the name that the donor reads, and times for collecting it. */
export function AskDialog({ session, donationId, draft, onChange, onClose, onSent }: AskDialogProps) {
  const { members, account } = session;
  const { change: onAccount } = useAccount();
  const { isPending, problem, run, clear } = useCall();
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [keys] = useState(createWriteKeys);
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? account.displayName;
  const { reason, times } = draft;
  const length = [...reason.trim()].length;
  const reasonError =
    length < memberLimits.reason.min
      ? messages.tooShort
      : length > memberLimits.reason.max
        ? messages.tooLong(memberLimits.reason.max)
        : undefined;
  const read = times.map((time) => readTime(time));

  function change(next: Partial<AskDraft>) {
    clear();
    onChange({ ...draft, ...next });
  }

  function addTime() {
    const id = Math.max(...times.map((time) => time.id)) + 1;
    change({ times: [...times, { ...emptyTime, id }] });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    const chosen = read.flatMap((one) => ('time' in one ? [one.time] : []));
    const wrong = read.findIndex((one) => 'error' in one);
    if (reasonError) return void focusControl(form.current, 'reason');
    if (wrong >= 0) return void focusControl(form.current, `times.${wrong}.day`);
    const body = { reason, times: chosen };
    void run(async () => {
      const displayName = name.trim();
      if (displayName !== '' && displayName !== account.displayName) {
        onAccount(await members.request('updateAccount', { body: { displayName } }));
      }
      const request = await members.request('requestDonation', {
        params: { id: donationId },
        body,
        key: keys.of(body),
      });
      onSent(request);
    });
  }

  return (
    <Dialog open onOpenChange={onClose} title={messages.ask} size="large">
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextArea
          label={messages.reason}
          name="reason"
          hint={messages.reasonHint}
          dir="auto"
          required
          value={reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
          error={isChecked ? reasonError : undefined}
        />
        <TextField
          label={messages.name}
          name="name"
          hint={messages.nameHint}
          autoComplete="given-name"
          dir="auto"
          maxLength={memberLimits.displayName}
          value={name}
          onChange={(event) => {
            clear();
            setTypedName(event.currentTarget.value);
          }}
        />
        <div role="status">
          {holdsPersonalDetails(reason) && <Text className={styles.warning}>{messages.personal}</Text>}
        </div>
        <div className={styles.times}>
          <div>
            <Text weight="bold">{messages.times}</Text>
            <Text size="small" tone="muted">
              {messages.timesHint}
            </Text>
          </div>
          {times.map((time, index) => {
            const result = read[index];
            return (
              <TimeChoice
                key={time.id}
                name={`times.${index}`}
                legend={
                  <Inline space="small">
                    {messages.time(index + 1)}
                    {times.length > 1 && (
                      <Button
                        size="small"
                        tone="quiet"
                        aria-label={messages.removeTime(index + 1)}
                        onClick={() => change({ times: times.toSpliced(index, 1) })}
                      >
                        ×
                      </Button>
                    )}
                  </Inline>
                }
                value={time}
                onChange={(next) => change({ times: times.with(index, { ...next, id: time.id }) })}
                error={isChecked && result && 'error' in result ? result.error : undefined}
              />
            );
          })}
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
        <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
        <Button type="submit" tone="primary" busy={isPending} fullWidth>
          {isPending ? messages.sending : messages.send}
        </Button>
      </form>
    </Dialog>
  );
}

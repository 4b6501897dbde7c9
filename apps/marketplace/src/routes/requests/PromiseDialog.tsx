import { type DonationRequest, memberLimits, timeIssue } from '@clothesline/api-client/members';
import { Select, Text, TextField } from '@clothesline/ui';
import { useRef, useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { TimeChoice } from '../../shared/hand-over/TimeChoice.js';
import { toTimeDraft, emptyTime, momentText, readTime, sameTime, timeText } from '../../shared/hand-over/timeDraft.js';
import { focusControl } from '../../shared/steps/focusControl.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

interface PromiseDialogProps {
  session: Session;
  request: DonationRequest;
  /** Name of the receiver. */
  name: string;
  onClose: () => void;
}

/** Dialog of a donor's promise: place and time. Begins with the first of the asker's times that is still ahead. */
export function PromiseDialog({ session, request, name, onClose }: PromiseDialogProps) {
  const step = useStep(session);
  const [ahead] = useState(() => request.times.filter((time) => timeIssue(time, new Date()) === undefined));
  const [time, setTime] = useState(() => (ahead[0] ? toTimeDraft(ahead[0]) : emptyTime));
  const [place, setPlace] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = readTime(time);

  function submit() {
    setChecked(true);
    if (place.trim() === '') return void focusControl(form.current, 'place');
    if ('error' in read) return void focusControl(form.current, 'time.day');
    const body = { place, ...read.time };
    void step
      .take(() => session.members.request('promise', { params: { id: request.id }, body }))
      .then((isTaken) => isTaken && onClose());
  }

  return (
    <StepDialog
      ref={form}
      title={messages.promiseTitle(name)}
      action={messages.promiseSend}
      onClose={onClose}
      onSubmit={submit}
      {...step}
    >
      <Text>{messages.promiseText}</Text>
      {request.chooseFrom && <Text tone="muted">{messages.waitForOthers(momentText(request.chooseFrom))}</Text>}
      <TextField
        label={messages.promisePlace}
        name="place"
        dir="auto"
        required
        maxLength={memberLimits.place}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
        error={isChecked && place.trim() === '' ? messages.promisePlaceMissing : undefined}
      />
      {ahead.length > 1 && (
        <Select
          label={messages.promiseTheirTimes}
          options={ahead.map((one, index) => ({ value: String(index), label: timeText(one) }))}
          value={String(ahead.findIndex((one) => sameTime(toTimeDraft(one), time)))}
          placeholder={messages.promiseTime}
          onValueChange={(index) => {
            const chosen = ahead[Number(index)];
            if (chosen) setTime(toTimeDraft(chosen));
          }}
        />
      )}
      <TimeChoice
        legend={messages.promiseTime}
        name="time"
        value={time}
        onChange={setTime}
        error={isChecked && 'error' in read ? read.error : undefined}
      />
    </StepDialog>
  );
}

import { Select, Text, TextField, useTexts } from '@clothesline/ui';
import { memberLimits, timeIssue } from '@clothesline/api-client/members';
import { useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { requests } from '../../locales/en/requests.js';
import { TimeChoice } from './hand-over/TimeChoice.js';
import { toTimeDraft, emptyTime, readTime, sameTime, useTimeError } from './hand-over/timeDraft.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { type StepProps, useStep } from './useStep.js';

export function PromiseDialog({ name, ...props }: StepProps & { name: string }) {
  const dates = useDates();
  const messages = useTexts(requests);
  const { session, request, onClose } = props;
  const take = useStep(props);
  const timeError = useTimeError();
  const [ahead] = useState(() => request.times.filter((time) => timeIssue(time, new Date()) === undefined));
  const form = useForm(
    { place: '', time: ahead[0] ? toTimeDraft(ahead[0]) : emptyTime },
    {
      check: ({ place, time }) => ({
        place: place.trim() === '' ? messages.promisePlaceMissing : undefined,
        'time.day': timeError(time),
      }),
    },
  );
  const { place, time } = form.values;
  const send = async () => {
    const span = readTime(time).time;
    if (!span) return;
    const body = { place, ...span };
    await take(() => session.members.request('promise', { params: { id: request.id }, body }));
  };

  return (
    <StepDialog
      form={form}
      title={messages.promiseTitle({ name })}
      action={messages.promiseSend}
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{messages.promiseText({ name })}</Text>
      {request.chooseFrom && (
        <Text tone="muted">{messages.waitForOthers({ moment: dates.moment(request.chooseFrom) })}</Text>
      )}
      <TextField
        {...form.field('place')}
        label={messages.promisePlace}
        dir="auto"
        required
        maxLength={memberLimits.place}
      />
      {ahead.length > 1 && (
        <Select
          label={messages.promiseTheirTimes}
          options={ahead.map((one, index) => ({ value: String(index), label: dates.span(one) }))}
          value={String(ahead.findIndex((one) => sameTime(toTimeDraft(one), time)))}
          placeholder={messages.promiseTime}
          onValueChange={(index) => {
            const chosen = ahead[Number(index)];
            if (chosen) form.change({ time: toTimeDraft(chosen) });
          }}
        />
      )}
      <TimeChoice
        legend={messages.promiseTime}
        name="time"
        value={time}
        onChange={(time) => form.change({ time })}
        error={form.errors['time.day']}
      />
    </StepDialog>
  );
}

import type { DonationRequest } from '@clothesline/api-client/members';
import { useRef, useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { TimeChoice } from '../../shared/hand-over/TimeChoice.js';
import { toTimeDraft, emptyTime, readTime, sameTime } from '../../shared/hand-over/timeDraft.js';
import { focusControl } from '../../shared/steps/focusControl.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

interface AcceptDialogProps {
  session: Session;
  request: DonationRequest;
  onClose: () => void;
}

/** The next in line says when they come. The first of their own times that is still ahead stands there at first. */
export function AcceptDialog({ session, request, onClose }: AcceptDialogProps) {
  const step = useStep(session);
  const [time, setTime] = useState(() => {
    const ahead = request.times.map(toTimeDraft).find((draft) => 'time' in readTime(draft));
    return ahead ?? emptyTime;
  });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = readTime(time);
  function submit() {
    setChecked(true);
    if ('error' in read) return void focusControl(form.current, 'time.day');
    // To the second, where it is one of their own: a draft has minutes alone.
    const body = request.times.find((own) => sameTime(toTimeDraft(own), time)) ?? read.time;
    void step
      .take(() => session.members.request('acceptOffer', { params: { id: request.id }, body }))
      .then((isTaken) => isTaken && onClose());
  }
  return (
    <StepDialog
      ref={form}
      title={messages.acceptTitle}
      action={messages.accept}
      onClose={onClose}
      onSubmit={submit}
      {...step}
    >
      <TimeChoice
        legend={messages.when}
        name="time"
        value={time}
        onChange={setTime}
        error={isChecked && 'error' in read ? read.error : undefined}
      />
    </StepDialog>
  );
}

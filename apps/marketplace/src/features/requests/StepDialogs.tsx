import { Text, TextArea, TextField, useTexts } from '@clothesline/ui';
import { memberLimits } from '@clothesline/api-client/members';
import { requests } from '../../locales/en/requests.js';
import { TimeChoice } from './hand-over/TimeChoice.js';
import { toTimeDraft, emptyTime, readTime, sameTime, useTimeError } from './hand-over/timeDraft.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { type StepProps, useStep } from './useStep.js';

export function AcceptDialog(props: StepProps) {
  const messages = useTexts(requests);
  const { session, request, onClose } = props;
  const take = useStep(props);
  const timeError = useTimeError();
  const form = useForm(
    () => ({ time: request.times.map(toTimeDraft).find((draft) => readTime(draft).time) ?? emptyTime }),
    { check: ({ time }) => ({ 'time.day': timeError(time) }) },
  );
  const { time } = form.values;
  const send = async () => {
    // preserve the seconds of an unchanged time
    const body = request.times.find((own) => sameTime(toTimeDraft(own), time)) ?? readTime(time).time;
    if (body) await take(() => session.members.request('acceptOffer', { params: { id: request.id }, body }));
  };
  return (
    <StepDialog form={form} title={messages.acceptTitle} action={messages.accept} onClose={onClose} onSubmit={send}>
      <TimeChoice
        legend={messages.when}
        name="time"
        value={time}
        onChange={(time) => form.change({ time })}
        error={form.errors['time.day']}
      />
    </StepDialog>
  );
}

/** Prompts for the three code words that the donor reads out at pickup. */
export function CodeDialog(props: StepProps) {
  const messages = useTexts(requests);
  const { session, request, onClose } = props;
  const take = useStep(props);
  const form = useForm({ code: '' });
  const send = () =>
    take(() => session.members.request('markReceived', { params: { id: request.id }, body: form.values }));
  return (
    <StepDialog form={form} title={messages.enterCodeTitle} action={messages.confirm} onClose={onClose} onSubmit={send}>
      <TextField
        {...form.field('code')}
        label={messages.codeField}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </StepDialog>
  );
}

export type EndCall = 'acceptOffer' | 'markReceived' | 'markMissed' | 'objectToMissed';

export function EndDialog({ call, ...props }: StepProps & { call: EndCall }) {
  const { session, request, onClose } = props;
  const take = useStep(props);
  const form = useForm({});
  const messages = useTexts(requests);
  const { title, text, action } = {
    acceptOffer: {
      title: messages.agreeTitle,
      // organizations have a drop-off address
      text: request.place === undefined ? messages.agreeText : messages.bringText({ place: request.place }),
      action: messages.agree,
    },
    markReceived: { title: messages.collectedTitle, text: messages.collectedText, action: messages.collected },
    markMissed: { title: messages.missedTitle, text: messages.missedText, action: messages.missed },
    objectToMissed: { title: messages.objectTitle, text: messages.objectText, action: messages.object },
  }[call];
  const { id, from, to } = request;
  // include the displayed time, so that a newer proposal isn't accepted by accident
  const body = call === 'acceptOffer' ? { from, to } : {};
  const send = () => take(() => session.members.request(call, { params: { id }, body }));
  return (
    <StepDialog form={form} title={title} action={action} onClose={onClose} onSubmit={send}>
      <Text>{text}</Text>
    </StepDialog>
  );
}

export function PlaceDialog(props: StepProps) {
  const messages = useTexts(requests);
  const { session, request, onClose } = props;
  const take = useStep(props);
  const form = useForm(
    { place: '' },
    { check: ({ place }) => ({ place: place.trim() === '' ? messages.promisePlaceMissing : undefined }) },
  );
  const { id, from, to } = request;
  const body = { from, to, place: form.values.place };
  const send = () => take(() => session.members.request('acceptOffer', { params: { id }, body }));
  return (
    <StepDialog form={form} title={messages.agreeTitle} action={messages.agree} onClose={onClose} onSubmit={send}>
      <Text>{messages.agreeText}</Text>
      <TextField
        {...form.field('place')}
        label={messages.promisePlace}
        dir="auto"
        required
        maxLength={memberLimits.place}
      />
    </StepDialog>
  );
}

interface ReasonDialogProps extends StepProps {
  call: 'declineRequest' | 'cancelRequest';
  isDonor: boolean;
}

export function ReasonDialog({ call, isDonor, ...props }: ReasonDialogProps) {
  const messages = useTexts(requests);
  const { session, request, onClose } = props;
  const take = useStep(props);
  const form = useForm({ reason: '' });
  const isDecline = call === 'declineRequest';
  const send = () => take(() => session.members.request(call, { params: { id: request.id }, body: form.values }));
  const texts = isDecline
    ? { title: messages.declineTitle, action: messages.declineTitle }
    : isDonor
      ? { title: messages.cancelPromiseTitle, action: messages.cancelPromiseAction, closeLabel: messages.keep }
      : { title: messages.cancelTitle, action: messages.cancelAction, closeLabel: messages.keep };
  return (
    <StepDialog form={form} {...texts} onClose={onClose} onSubmit={send}>
      {!isDecline && request.state !== 'waiting' && <Text>{messages.cancelText}</Text>}
      <TextArea {...form.field('reason')} label={messages.why} dir="auto" maxLength={memberLimits.note} />
    </StepDialog>
  );
}

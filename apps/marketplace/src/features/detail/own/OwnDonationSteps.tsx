import { Button, Inline, Link, Stack, Text, useTexts, useToast } from '@clothesline/ui';
import { type Donation, useApi } from '@clothesline/api-client';
import { donationTransitions, editableStates, hasEnded } from '@clothesline/api-client/members';
import { useState } from 'react';
import { useRequests } from '../../requests/index.js';
import { type Session, usePublicPerson } from '../../account/index.js';
import { useDates } from '../../../lib/language/useDates.js';
import { ownDonations } from '../../../locales/en/ownDonations.js';
import { paths } from '../../../lib/routing/paths.js';
import { Deferred } from '../../../lib/loading/Deferred.js';
import { createPart } from '../../../lib/loading/createPart.js';
import { StepDialog } from '../../../lib/forms/StepDialog.js';
import { useForm } from '../../../lib/forms/useForm.js';
import type { EditDraft } from './EditDialog.js';

const editDialog = createPart(async () => (await import('./EditDialog.js')).EditDialog);

type Step = keyof typeof ownDonations.steps;

const statesOf: Record<Step, readonly string[]> = {
  edit: editableStates,
  given: donationTransitions.give.from,
  renew: donationTransitions.renew.from,
  withdraw: donationTransitions.withdraw.from,
};
const steps = Object.keys(statesOf) as Step[];

const calls = { given: 'markGiven', renew: 'renewDonation', withdraw: 'withdrawDonation' } as const;

interface OwnDonationStepsProps {
  session: Session;
  donation: Donation;
}

export function OwnDonationSteps({ session, donation }: OwnDonationStepsProps) {
  const dates = useDates();
  const messages = useTexts(ownDonations);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [chosen, setChosen] = useState<Step>();
  /** Stored out here so that accidentally closing the dialog doesn't lose the changes. */
  const [draft, setDraft] = useState<EditDraft>();
  const form = useForm({});
  const { isPending, problem } = form;
  const { id, title, status } = donation;
  const { data: requests = [] } = useRequests(session, 'donor');
  const open = requests.filter((request) => request.donationId === id && !hasEnded(request.state)).length;
  const { data: me } = usePublicPerson(session.account.id);
  const expiresAt = me?.donations.find((one) => one.id === id)?.expiresAt;
  const possible = steps.filter((step) => statesOf[step].includes(status));
  /** The status has changed in the meantime, for example in another tab. */
  const isOvertaken = problem !== undefined && chosen !== undefined && !possible.includes(chosen);
  const asked = isOvertaken ? undefined : chosen;

  async function take(step: keyof typeof calls) {
    try {
      await session.members.request(calls[step], { params: { id }, body: {} });
      setChosen(undefined);
      const undo = { label: messages.undo, onClick: () => start('renew') };
      toast({ title: messages.done[step], ...(step === 'withdraw' && { action: undo }) });
    } finally {
      await queryClient.invalidateQueries();
    }
  }
  function start(step: Step) {
    form.clear();
    setChosen(step === 'renew' ? undefined : step);
    if (step === 'renew') void form.run(() => take(step));
  }
  const label = (step: Step) =>
    step === 'renew' && status === 'withdrawn' ? messages.listAgain : messages.steps[step];
  const close = () => setChosen(undefined);
  const dialogs = {
    given: { title: messages.givenTitle, action: messages.given, text: messages.givenText, tone: 'primary' },
    withdraw: { title: messages.withdrawTitle, action: messages.withdraw, text: messages.withdrawText, tone: 'danger' },
  } as const;

  return (
    <Stack space="small">
      {open > 0 && (
        <div>
          <Link href={`${paths.requests}?tab=donor`}>{messages.requests({ count: open })}</Link>
        </div>
      )}
      {status === 'available' && expiresAt !== undefined && (
        <Text size="small" tone="muted">
          {messages.listedUntil({ day: dates.day(expiresAt) })}
        </Text>
      )}
      {possible.length > 0 && (
        <Inline wrap space="xsmall">
          {possible.map((step, index) => (
            <Button
              key={step}
              size="small"
              tone={index === 0 ? undefined : 'quiet'}
              disabled={isPending}
              aria-label={messages.stepOn({ step: label(step), title })}
              onClick={() => start(step)}
            >
              {label(step)}
            </Button>
          ))}
        </Inline>
      )}
      <div role="alert">
        {problem && asked === undefined && <Text tone="danger">{isOvertaken ? messages.overtaken : problem}</Text>}
      </div>
      {asked === 'edit' && (
        <Deferred component={editDialog.component} waiting={null} failedTitle={messages.failed}>
          {(EditDialog) => (
            <EditDialog session={session} donation={donation} draft={draft} onDraft={setDraft} onClose={close} />
          )}
        </Deferred>
      )}
      {(asked === 'given' || asked === 'withdraw') && (
        <StepDialog {...dialogs[asked]} form={form} onClose={close} onSubmit={() => take(asked)}>
          <div>
            <Text weight="bold" dir="auto">
              {title}
            </Text>
            <Text>{dialogs[asked].text}</Text>
          </div>
        </StepDialog>
      )}
    </Stack>
  );
}

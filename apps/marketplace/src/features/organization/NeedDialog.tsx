import { Text, TextArea, TextField, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { memberLimits, type SaveNeeds, type Wish } from '@clothesline/api-client/members';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { wishes } from '../../locales/en/wishes.js';
import type { Session } from '../account/index.js';
import { localDay, readNumber, toNeedInput } from './csv.js';

interface NeedDialogProps {
  session: Session;
  place: Pick<SaveNeeds, 'latitude' | 'longitude' | 'locationName'>;
  /** The need to edit. Adds a new need if omitted. */
  need?: Wish | undefined;
  onClose: () => void;
}

export function NeedDialog({ session: { members }, place, need, onClose }: NeedDialogProps) {
  const messages = useTexts(organizationPage);
  const wishMessages = useTexts(wishes);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const form = useForm(
    {
      title: need?.title ?? '',
      amount: String(need?.amount ?? ''),
      received: String(need?.received ?? 0),
      reason: need?.reason ?? '',
      endsAt: need ? localDay(need.endsAt) : '',
    },
    {
      check: ({ title, amount, received }) => ({
        title: title.trim() === '' ? messages.titleMissing : undefined,
        amount: isCount(amount, 1) ? undefined : messages.amountWrong({ most: memberLimits.needs.amount }),
        received: isCount(received, 0) ? undefined : messages.amountWrong({ most: memberLimits.needs.amount }),
      }),
    },
  );

  async function save() {
    const { endsAt, ...values } = form.values;
    const line = toNeedInput({ ...values, id: need ? String(need.id) : '', until: endsAt });
    const body = { needs: [line], ...place };
    const [result] = await members.request('saveNeeds', { body, key: form.keys.of(body) });
    if (result?.issues && form.refuse(result.issues)) return;
    onClose();
    toast({ title: messages.saved });
    await queryClient.invalidateQueries();
  }

  return (
    <StepDialog
      form={form}
      title={need ? messages.editTitle : messages.addTitle}
      action={messages.save}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        {...form.field('title')}
        label={messages.what}
        hint={messages.whatHint}
        dir="auto"
        required
        readOnly={need !== undefined}
        maxLength={200}
      />
      <TextField {...form.field('amount')} label={messages.amount} inputMode="numeric" required />
      {need && (
        <TextField
          {...form.field('received')}
          label={messages.receivedSoFar}
          hint={messages.receivedHint}
          inputMode="numeric"
        />
      )}
      <TextArea
        {...form.field('reason')}
        label={wishMessages.reason}
        dir="auto"
        maxLength={memberLimits.wishes.reason}
      />
      <TextField {...form.field('endsAt')} label={wishMessages.date} type="date" hint={wishMessages.dateHint} />
      {!need && <Text tone="muted">{wishMessages.near({ place: place.locationName })}</Text>}
    </StepDialog>
  );
}

function isCount(text: string, least: number): boolean {
  const count = readNumber(text);
  return Number.isInteger(count) && count >= least && count <= memberLimits.needs.amount;
}

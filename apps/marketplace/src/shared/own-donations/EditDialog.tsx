import {
  ApiError,
  createWriteKeys,
  type Donation,
  donationCategories,
  donationLimits,
  foldDigits,
  useApi,
  useCategories,
} from '@clothesline/api-client';
import type { UpdateDonation } from '@clothesline/api-client/members';
import { focusField, ImagesEditor, useImagesEditor } from '@clothesline/create-form';
import { Select, Text, TextArea, TextField, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import type { Session } from '../account/AccountContext.js';
import { useCall } from '../account/useCall.js';
import { focusControl } from '../steps/focusControl.js';
import { StepDialog } from '../steps/StepDialog.js';
import { names } from '../language/names.js';
import { ownDonationMessages as messages } from './messages.js';

type Field = 'title' | 'description' | 'category' | 'quantity';
/** Typed values of the fields. */
export type EditDraft = Record<Field, string>;

const toDraft = ({ title, description, category, quantity }: Donation): EditDraft => ({
  title,
  description,
  category,
  quantity: quantity === undefined ? '' : String(quantity),
});

/** Returns the changed fields to send. An empty number of pieces is one; the server refuses an invalid number. */
function findChanges(values: EditDraft, before: EditDraft): UpdateDonation {
  const { quantity, ...texts } = values;
  const changed = (Object.keys(texts) as (keyof typeof texts)[]).filter((field) => texts[field] !== before[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, texts[field]])),
    ...(quantity !== before.quantity && { quantity: Number(foldDigits(quantity).trim() || 1) }),
  };
}

interface EditDialogProps {
  session: Session;
  donation: Donation;
  /** Values typed before the dialog was closed; undefined without any. */
  draft: EditDraft | undefined;
  onDraft: (draft: EditDraft | undefined) => void;
  onClose: () => void;
}

/** Dialog that edits the donor's own donation. */
export function EditDialog({ session: { members }, donation, draft, onDraft, onClose }: EditDialogProps) {
  const { queryClient } = useApi();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const { categories } = useCategories();
  const [before] = useState(() => toDraft(donation));
  const values = draft ?? before;
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [keys] = useState(createWriteKeys);
  const images = useImagesEditor(donation);
  const form = useRef<HTMLFormElement>(null);
  const known = donationCategories(categories);

  function change(name: Field, value: string) {
    clear();
    onDraft({ ...values, [name]: value });
    setWrong({ ...wrong, [name]: undefined });
  }

  function refuse(issues: ApiError['issues']) {
    const ofImages = images.refuse(issues);
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [path, names.line(message)])));
    if (!focusControl(form.current, String(issues[0]?.path)) && ofImages) focusField(form.current, ofImages);
  }

  function submit() {
    return void run(async () => {
      const changedImages = await images.finish();
      // The field says which photo could not be stored.
      if (!changedImages) return;
      const body = { ...findChanges(values, before), ...changedImages };
      if (Object.keys(body).length === 0) return onClose();
      try {
        await members.request('updateDonation', { params: { id: donation.id }, body, key: keys.of(body) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
        refuse(error.issues);
        return;
      }
      onDraft(undefined);
      onClose();
      toast({ title: messages.saved });
      await queryClient.invalidateQueries();
    });
  }

  const field = (name: Field) => ({
    name,
    dir: 'auto',
    value: values[name],
    readOnly: isPending,
    error: wrong[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change(name, value),
  });

  return (
    <StepDialog
      ref={form}
      title={messages.editTitle}
      action={messages.save}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField {...field('title')} label={messages.title} required maxLength={donationLimits.title} />
      <TextArea
        {...field('description')}
        label={messages.description}
        required
        maxLength={donationLimits.description}
      />
      <Select
        label={messages.category}
        name="category"
        required
        options={(known.includes(values.category) ? known : [...known, values.category]).map((name) => ({
          value: name,
          label: names.category(name),
        }))}
        value={values.category}
        onValueChange={(category) => change('category', category)}
        error={wrong.category}
      />
      <TextField {...field('quantity')} label={messages.pieces} inputMode="numeric" placeholder="1" dir="ltr" />
      <ImagesEditor model={images} disabled={isPending} />
      <Text size="small" tone="muted">
        {messages.editHint}
      </Text>
    </StepDialog>
  );
}

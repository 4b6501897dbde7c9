import { Select, TextArea, TextField, useTexts, useToast } from '@clothesline/ui';
import {
  ApiError,
  type Donation,
  donationCategories,
  donationLimits,
  foldDigits,
  type Place,
  useApi,
  useCategories,
} from '@clothesline/api-client';
import type { UpdateDonation } from '@clothesline/api-client/members';
import { findAddresses, focusField, ImagesEditor, useImagesEditor } from '@clothesline/create-form';
import { PlaceField, usePlaceNamed } from '@clothesline/location/react';
import { useState } from 'react';
import type { Session } from '../../account/index.js';
import { ownDonations } from '../../../locales/en/ownDonations.js';
import { useNames } from '../../../lib/language/useNames.js';
import { StepDialog } from '../../../lib/forms/StepDialog.js';
import { useForm } from '../../../lib/forms/useForm.js';
import { loadPlaces } from '../../../lib/location/places.js';

type Field = 'title' | 'description' | 'category' | 'quantity' | 'locationName';
export type EditDraft = Record<Field, string> & { place?: Place | undefined };

const toDraft = ({ title, description, category, quantity, locationName }: Donation): EditDraft => ({
  title,
  description,
  category,
  quantity: quantity === undefined ? '' : String(quantity),
  locationName,
});

/** Returns only the changed fields, except for the place. An empty quantity counts as 1. */
function findChanges(values: EditDraft, before: EditDraft): UpdateDonation {
  const { quantity, locationName: _, place: __, ...texts } = values;
  const changed = (Object.keys(texts) as (keyof typeof texts)[]).filter((field) => texts[field] !== before[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, texts[field]])),
    ...(quantity !== before.quantity && { quantity: Number(foldDigits(quantity).trim() || 1) }),
  };
}

interface EditDialogProps {
  session: Session;
  donation: Donation;
  draft: EditDraft | undefined;
  onDraft: (draft: EditDraft | undefined) => void;
  onClose: () => void;
}

export function EditDialog({ session: { members }, donation, draft, onDraft, onClose }: EditDialogProps) {
  const names = useNames();
  const messages = useTexts(ownDonations);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const { categories } = useCategories();
  const [before] = useState(() => toDraft(donation));
  const form = useForm(draft ?? before, { onChange: onDraft });
  const { values } = form;
  const images = useImagesEditor(donation);
  const known = donationCategories(categories);
  const findPlace = usePlaceNamed(loadPlaces);

  async function readPlace(): Promise<UpdateDonation['place'] | null> {
    const locationName = values.locationName.trim();
    if (locationName === before.locationName) return undefined;
    const [address] = findAddresses(locationName);
    const found = address === undefined ? (values.place ?? (await findPlace(locationName))) : undefined;
    if (found) return { latitude: found.latitude, longitude: found.longitude, locationName };
    const message = address === undefined ? messages.placeUnknown : messages.placeAddress;
    form.refuse([{ path: 'locationName', message }]);
    return null;
  }

  function refuse(issues: ApiError['issues']) {
    const ofImages = images.refuse(issues);
    const isFocused = form.refuse(issues.map(({ path, message }) => ({ path: path.replace('place.', ''), message })));
    if (!isFocused && ofImages) focusField(form.element(), ofImages);
  }

  async function send() {
    const place = await readPlace();
    if (place === null) return;
    const changedImages = await images.finish();
    // the photo field already shows the error
    if (!changedImages) return;
    const body = { ...findChanges(values, before), ...changedImages, ...(place && { place }) };
    if (Object.keys(body).length === 0) return onClose();
    try {
      await members.request('updateDonation', { params: { id: donation.id }, body, key: form.keys.of(body) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
      return refuse(error.issues);
    }
    onDraft(undefined);
    onClose();
    toast({ title: messages.saved });
    await queryClient.invalidateQueries();
  }

  return (
    <StepDialog form={form} title={messages.editTitle} action={messages.save} onClose={onClose} onSubmit={send}>
      <TextField {...form.field('title')} label={messages.title} dir="auto" required maxLength={donationLimits.title} />
      <TextArea
        {...form.field('description')}
        label={messages.description}
        dir="auto"
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
        onValueChange={(category) => form.change({ category })}
        error={form.errors.category}
      />
      <TextField {...form.field('quantity')} label={messages.pieces} inputMode="numeric" placeholder="1" dir="ltr" />
      <PlaceField
        name="locationName"
        label={messages.place}
        hint={messages.placeHint}
        required
        dir="auto"
        value={values.locationName}
        onType={(words) => form.change({ locationName: words, place: undefined })}
        onChoose={(place, words) => form.change({ locationName: words, place })}
        loadPlaces={loadPlaces}
        messages={{ noneFound: () => messages.placeUnknown }}
        readOnly={form.isPending}
        error={form.errors.locationName}
      />
      <ImagesEditor model={images} disabled={form.isPending} />
    </StepDialog>
  );
}

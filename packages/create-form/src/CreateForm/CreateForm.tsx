import { donationLimits, type CreateDonation, type CurrentLocation } from '@clothesline/api-client';
import { Button, cx, Link, type RootProps, Select, TextArea, TextField, useToast } from '@clothesline/ui';
import { useImperativeHandle, useRef, useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';
import type { CreateFormMessages } from '../messages.js';
import { useFormTexts } from '../useFormTexts.js';
import { donationStarts } from '../state/formState.js';
import { firstMessage, type TextName } from '../state/issues.js';
import { loadChecks } from '../state/loadChecks.js';
import { useFormModel, type ListingOptions } from '../state/useFormModel.js';
import { useForeignSite } from '../state/useForeignSite.js';
import { useSendWhenOnline } from '../state/useSendWhenOnline.js';
import * as styles from './CreateForm.css.js';
import { findControl, fieldNames } from './focusField.js';
import { CategoryField } from './parts/CategoryField.js';
import { FormNotice } from './parts/FormNotice.js';
import { ImagesField } from './parts/ImagesField.js';
import { IssueSummary } from './parts/IssueSummary.js';
import { ListingSteps } from './parts/ListingSteps.js';
import { LocationField, type LocationFieldOptions } from './parts/LocationField.js';
import { useSending, type SendingOptions } from './useSending.js';

export interface ListingDraft extends Pick<CreateDonation, 'title' | 'description' | 'category'> {
  place: CurrentLocation | undefined;
}

export interface CreateFormProps
  extends ListingOptions, SendingOptions, LocationFieldOptions, RootProps<HTMLFormElement> {
  /** The categories to choose from. By default they're loaded from the server. */
  categories?: readonly string[] | undefined;
  /**
   * URL of the marketplace's listing page, for forms on other sites. On first use, the form checks whether the server
   * accepts donations from this site. If it doesn't, the form links here instead.
   */
  listHref?: string | undefined;
  /** Renders content that matches the current input, e.g. wishes from people nearby. */
  renderMatches?: ((listing: ListingDraft) => ReactNode) | undefined;
  /** Text overrides. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** The form for listing a donation (spec §2). Requires a `ToastProvider`. */
export function CreateForm({
  onCreated,
  onError,
  onSignIn,
  userId = 1,
  draftStorage,
  defaultValues,
  categories,
  onSubmit,
  listHref,
  renderCreated,
  renderMatches,
  className,
  messages,
  loadPlaces,
  renderArea,
  areaSize,
  ref,
  ...root
}: CreateFormProps) {
  const texts = useFormTexts(messages);
  const token = useRef<string>(undefined);
  const [email, setEmail] = useState('');
  const { state, issues, locationName, place, photos, addPhotos, dispatch, submit } = useFormModel({
    userId,
    draftStorage,
    defaultValues,
    onSubmit,
    loadPlaces,
    getToken: () => token.current,
    texts,
  });
  const { toast } = useToast();
  const foreignSite = useForeignSite(photos);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const { send, address, changeAddress, isAsking, sendWith, foreignNotice } = useSending({
    form,
    submit,
    keepToken: (given) => (token.current = given),
    foreignSite,
    texts,
    onCreated,
    onError,
    onSignIn,
    onSubmit,
    renderCreated,
  });
  const { values } = state;
  const donations = donationStarts(values).length;
  const { title, description, category } = values;
  const isPending = state.status === 'pending';

  const bind = (field: TextName) => ({
    name: field,
    value: values[field],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: 'typed', field, value }),
    readOnly: isPending,
    error: firstMessage(issues, field),
  });

  function addFiles(files: readonly File[]) {
    const leftOut = addPhotos(files);
    if (leftOut > 0) toast({ title: texts.tooManyPhotos({ most: donationLimits.maxImages }), variant: 'destructive' });
  }

  /** Handles pasted images. Text is left to the browser. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || isPending) return;
    event.preventDefault();
    addFiles(files);
  }

  function startOver() {
    dispatch({ type: 'startedOver' });
    findControl(form.current, 'title')?.focus();
  }

  useSendWhenOnline(state.isWaiting, () => void send());

  return (
    <form
      noValidate
      aria-label={texts.formLabel}
      {...root}
      ref={form}
      className={cx(styles.form, className)}
      onPaste={paste}
      onFocusCapture={() => {
        // so that they're ready when the form is sent
        loadChecks().catch(() => {});
        if (listHref !== undefined) foreignSite.ask();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {state.isRestored && (
        <FormNotice text={texts.restored}>
          <Button size="small" tone="quiet" onClick={startOver}>
            {texts.startOver}
          </Button>
        </FormNotice>
      )}
      {foreignSite.isForeign && (
        <FormNotice ref={foreignNotice} text={texts.refusedText}>
          {listHref !== undefined && (
            <Link href={listHref} target="_blank">
              {texts.listThere}
            </Link>
          )}
        </FormNotice>
      )}
      <IssueSummary issues={issues} texts={texts} />
      <ImagesField
        values={values}
        photos={photos}
        onFiles={addFiles}
        issues={issues}
        disabled={isPending}
        dispatch={dispatch}
        texts={texts}
      />
      {!values.isSeparate && (
        <TextField
          {...bind('title')}
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          required
          autoComplete="off"
          dir="auto"
        />
      )}
      <TextArea
        {...bind('description')}
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        required
        dir="auto"
      />
      <div className={styles.row}>
        <CategoryField
          categories={categories}
          value={values.category}
          onChange={(value) => dispatch({ type: 'typed', field: 'category', value })}
          disabled={isPending}
          error={firstMessage(issues, 'category')}
          texts={texts}
        />
        {!values.isSeparate && (
          <TextField
            {...bind('quantity')}
            label={texts.quantity}
            placeholder={texts.quantityPlaceholder}
            autoComplete="off"
            inputMode="numeric"
          />
        )}
      </div>
      <div className={styles.pair}>
        <TextField
          {...bind('size')}
          label={texts.size}
          placeholder={texts.sizePlaceholder}
          autoComplete="off"
          maxLength={60}
          dir="auto"
        />
        <Select
          name="condition"
          label={texts.condition}
          options={['', ...texts.conditions].map((value) => ({ value, label: value || texts.noCondition }))}
          value={values.condition}
          onValueChange={(value) => dispatch({ type: 'typed', field: 'condition', value })}
          disabled={isPending}
        />
      </div>
      {renderMatches?.({ title, description, category, place })}
      <LocationField
        loadPlaces={loadPlaces}
        renderArea={renderArea}
        areaSize={areaSize}
        value={locationName}
        place={place}
        dispatch={dispatch}
        readOnly={isPending}
        error={firstMessage(issues, 'locationName')}
        texts={texts}
      />
      {address && (
        <FormNotice role="alert" text={texts.addressFound({ addresses: address.addresses.join(texts.separator) })}>
          <Button size="small" onClick={changeAddress}>
            {texts.changeAddress}
          </Button>
          <Button size="small" tone="quiet" onClick={() => void send(address.addresses)}>
            {texts.publishAddress}
          </Button>
        </FormNotice>
      )}
      {isAsking && <ListingSteps email={email} onEmail={setEmail} onToken={sendWith} texts={texts} />}
      {state.isWaiting && (
        <FormNotice text={texts.waiting}>
          <Button size="small" tone="quiet" onClick={() => dispatch({ type: 'waits', isWaiting: false })}>
            {texts.stopWaiting}
          </Button>
        </FormNotice>
      )}
      <Button
        type="submit"
        name={fieldNames.submit}
        tone={isAsking ? 'neutral' : 'primary'}
        size="large"
        fullWidth
        disabled={isPending}
      >
        {isPending ? texts.submitting : donations > 1 ? texts.submitMany({ count: donations }) : texts.submit}
      </Button>
    </form>
  );
}

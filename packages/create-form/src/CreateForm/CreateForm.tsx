import { donationLimits, type KeyValueStore } from '@clothesline/api-client';
import { Button, cx, type RootProps, TextArea, TextField, useToast } from '@clothesline/ui';
import { useImperativeHandle, useRef, useState, type ClipboardEvent } from 'react';
import type { CreateFormMessages } from '../messages.js';
import { useFormTexts } from '../useFormTexts.js';
import type { DefaultValues } from '../state/formState.js';
import { firstMessage } from '../state/issues.js';
import { useCreateForm } from '../state/useCreateForm.js';
import { useForeignSite } from '../state/useForeignSite.js';
import { useSendWhenOnline } from '../state/useSendWhenOnline.js';
import * as styles from './CreateForm.css.js';
import { findControl, fieldNames } from './focusField.js';
import { AddressQuestion } from './parts/AddressQuestion.js';
import { CategoryField } from './parts/CategoryField.js';
import { ForeignSiteNotice } from './parts/ForeignSiteNotice.js';
import { FormNotice } from './parts/FormNotice.js';
import { ImagesField } from './parts/ImagesField.js';
import { IssueSummary } from './parts/IssueSummary.js';
import { ListingSteps } from './parts/ListingSteps.js';
import { LocationField, type LocationFieldOptions } from './parts/LocationField.js';
import { useSending, type SendingOptions } from './useSending.js';

export interface CreateFormProps extends SendingOptions, LocationFieldOptions, RootProps<HTMLFormElement> {
  /** The user that the donation is made as (spec §5: 1). */
  userId?: number | undefined;
  /**
   * Storage of the draft until it is sent: 'device' for the page's localStorage, or a storage of your own. None by
   * default.
   */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** Initial values, if no draft is restored, and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /** Categories to choose from; loaded from the server by default. */
  categories?: readonly string[] | undefined;
  /**
   * Address of listing on the marketplace itself, for a form on another site. With it the form asks the server at its
   * first use whether it takes donations from this website, and links there if it does not.
   */
  listHref?: string | undefined;
  /** Texts other than the built-in ones. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** The form that lists a donation (spec §2, Create). Needs a `ToastProvider` above it. */
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
  className,
  messages,
  loadPlaces,
  renderArea,
  areaSize,
  ref,
  ...root
}: CreateFormProps) {
  const texts = useFormTexts(messages);
  /** Token, kept in memory alone. */
  const token = useRef<string>(undefined);
  const [email, setEmail] = useState('');
  const { state, issues, locationName, place, photos, addPhotos, dispatch, submit } = useCreateForm({
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
  const isPending = state.status === 'pending';

  const type = (field: 'title' | 'description' | 'category' | 'quantity') => (value: string) =>
    dispatch({ type: 'typed', field, value });

  function addFiles(files: readonly File[]) {
    const leftOut = addPhotos(files);
    if (leftOut > 0) toast({ title: texts.tooManyPhotos(donationLimits.maxImages), variant: 'destructive' });
  }

  /** Adds pictures from the clipboard; text is pasted as usual. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || isPending) return;
    event.preventDefault();
    addFiles(files);
  }

  function startOver() {
    dispatch({ type: 'startedOver' });
    findControl(form.current, fieldNames.title)?.focus();
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
      onFocusCapture={listHref === undefined ? undefined : foreignSite.ask}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {state.isRestored && <FormNotice text={texts.restored} action={texts.startOver} onAction={startOver} />}
      {foreignSite.isForeign && <ForeignSiteNotice ref={foreignNotice} href={listHref} texts={texts} />}
      <IssueSummary issues={issues} texts={texts} />
      {!values.isSeparate && (
        <TextField
          name={fieldNames.title}
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          required
          autoComplete="off"
          dir="auto"
          value={values.title}
          onChange={(event) => type('title')(event.currentTarget.value)}
          readOnly={isPending}
          error={firstMessage(issues, 'title')}
        />
      )}
      <TextArea
        name={fieldNames.description}
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        required
        dir="auto"
        value={values.description}
        onChange={(event) => type('description')(event.currentTarget.value)}
        readOnly={isPending}
        error={firstMessage(issues, 'description')}
      />
      <div className={styles.row}>
        <CategoryField
          categories={categories}
          value={values.category}
          onChange={type('category')}
          disabled={isPending}
          error={firstMessage(issues, 'category')}
          texts={texts}
        />
        {!values.isSeparate && (
          <TextField
            name={fieldNames.quantity}
            label={texts.quantity}
            placeholder={texts.quantityPlaceholder}
            autoComplete="off"
            inputMode="numeric"
            value={values.quantity}
            onChange={(event) => type('quantity')(event.currentTarget.value)}
            readOnly={isPending}
            error={firstMessage(issues, 'quantity')}
          />
        )}
      </div>
      <ImagesField
        values={values}
        photos={photos}
        onFiles={addFiles}
        issues={issues}
        disabled={isPending}
        dispatch={dispatch}
        texts={texts}
      />
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
        <AddressQuestion
          addresses={address.addresses}
          onPublish={() => void send(address.addresses)}
          onChange={changeAddress}
          texts={texts}
        />
      )}
      {isAsking && <ListingSteps email={email} onEmail={setEmail} onToken={sendWith} texts={texts} />}
      {state.isWaiting && (
        <FormNotice
          text={texts.waiting}
          action={texts.stopWaiting}
          onAction={() => dispatch({ type: 'waits', isWaiting: false })}
        />
      )}
      <Button
        type="submit"
        name={fieldNames.submit}
        tone={isAsking ? 'neutral' : 'primary'}
        size="large"
        fullWidth
        disabled={isPending}
      >
        {isPending ? texts.submitting : values.isSeparate ? texts.submitMany(values.images.length) : texts.submit}
      </Button>
    </form>
  );
}

import { type Donation, donationLimits, errorStatus, type KeyValueStore } from '@clothesline/api-client';
import { Button, cx, type RootProps, TextArea, TextField, useToast } from '@clothesline/ui';
import { useImperativeHandle, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../messages.js';
import { useFormTexts } from '../useFormTexts.js';
import type { DefaultValues } from '../state/formState.js';
import { messageOf, type FieldIssue } from '../state/issues.js';
import { type SubmitHandler, useCreateForm } from '../state/useCreateForm.js';
import { failureTextOf } from '../state/refusal.js';
import { useForeignSite } from '../state/useForeignSite.js';
import { useSendWhenOnline } from '../state/useSendWhenOnline.js';
import * as styles from './CreateForm.css.js';
import { controlOf, fieldNames, focusField } from './focusField.js';
import { AddressQuestion } from './parts/AddressQuestion.js';
import { CategoryField } from './parts/CategoryField.js';
import { ForeignSiteNotice } from './parts/ForeignSiteNotice.js';
import { FormNotice } from './parts/FormNotice.js';
import { ImagesField } from './parts/ImagesField.js';
import { IssueSummary } from './parts/IssueSummary.js';
import { ListingSteps } from './parts/ListingSteps.js';
import { LocationField, type LocationFieldOptions } from './parts/LocationField.js';

export interface CreateFormProps extends LocationFieldOptions, RootProps<HTMLFormElement> {
  /** Called for each donation once all are listed, with what the server made of it; undefined where the server does not tell. */
  onCreated?: ((donation: Donation | undefined) => void) | undefined;
  /** Called when a donation that was sent could not be listed, with the error of the call. The visitor is told already. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Called where the server lists donations of people with an account alone, on a page that signs them in itself. Without
   * it the form asks for a code that it has mailed to them, and lists with that.
   */
  onSignIn?: (() => void) | undefined;
  /** The user that the donation is made as (spec §5: 1). */
  userId?: number | undefined;
  /** Where what is typed is kept until it is sent: 'device' for the page's localStorage, or a storage of your own. Nowhere by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** What the fields hold at first, where no draft is restored, and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /** The categories to choose from; the server's by default, which is then asked. */
  categories?: readonly string[] | undefined;
  /** Lists a donation in a way of the page's own, such as its own server. By default the form asks the server of the `ApiProvider`. */
  onSubmit?: SubmitHandler | undefined;
  /**
   * Where one lists on the marketplace itself, for a form on another site. With it the form asks the server when it is first used
   * whether it takes donations from this website, and leads there where it does not.
   */
  listHref?: string | undefined;
  /** What may be done next, in the message that the donation was created; such as links. */
  renderCreated?: ((donation: Donation) => ReactNode) | undefined;
  /** Texts other than the built-in ones. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** How long the message with what may be done next stays, in ms. */
const timeForNext = 15_000;

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
  /** In memory alone. */
  const token = useRef<string>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  const { state, issues, locationName, place, photos, addPhotos, dispatch, submit } = useCreateForm({
    userId,
    draftStorage,
    defaultValues,
    onSubmit,
    loadPlaces,
    tokenOf: () => token.current,
    texts,
  });
  const { toast } = useToast();
  const foreignSite = useForeignSite(photos);
  const foreignNotice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const [address, setAddress] = useState<{ address: string; field: FieldIssue['field']; index?: number }>();
  const { values } = state;
  const isPending = state.status === 'pending';

  const type = (field: 'title' | 'description' | 'category' | 'quantity') => (value: string) =>
    dispatch({ type: 'typed', field, value });

  async function send(accepted?: string) {
    setAddress(undefined);
    const result = await submit(accepted);
    // No form on the page any more: the visitor is elsewhere, and is told, but not taken away.
    const isHere = form.current !== null;
    switch (result.outcome) {
      case 'invalid':
        focusFirst(result.issues);
        break;
      case 'address':
        setAddress(result);
        break;
      case 'failed':
        if (errorStatus(result.error) === 401) {
          // The code is for the server of the client.
          if (!onSignIn && !onSubmit) {
            askForCode();
            break;
          }
          onSignIn?.();
        }
        if (isHere && tellForeignSite(result.error)) {
          onError?.(result.error);
          break;
        }
        toast({
          title: texts.failedTitle,
          description: [result.created > 0 && texts.createdSome(result.created), failureTextOf(result.error, texts)]
            .filter(Boolean)
            .join(' '),
          variant: 'destructive',
        });
        if (!focusFirst(result.issues)) focusSubmit();
        onError?.(result.error);
        break;
      case 'created':
        tellCreated(result.donations);
        focusSubmit();
        if (isHere) for (const donation of result.donations) onCreated?.(donation);
        break;
      case 'waiting':
      case 'ignored':
        break;
    }
  }

  /** In sight, above what was typed. Returns whether it is the website that the server refuses. */
  function tellForeignSite(error: unknown): boolean {
    const isWhy = flushSync(() => foreignSite.learn(error));
    if (isWhy) foreignNotice.current?.focus();
    return isWhy;
  }

  /** Also where a token is over. */
  function askForCode() {
    token.current = undefined;
    flushSync(() => setAsking(true));
    (controlOf(form.current, fieldNames.code) ?? controlOf(form.current, fieldNames.email))?.focus();
  }

  function sendWith(given: string) {
    token.current = given;
    setAsking(false);
    void send();
  }

  function tellCreated(donations: readonly (Donation | undefined)[]) {
    if (donations.length > 1) {
      toast({ title: texts.createdManyTitle, description: texts.createdManyText(donations.length) });
      return;
    }
    const [donation] = donations;
    const next = donation && renderCreated?.(donation);
    toast({
      title: texts.createdTitle,
      description: (
        <>
          {texts.createdText}
          {next}
        </>
      ),
      ...(next !== undefined && { duration: timeForNext }),
    });
  }

  function focusFirst(found: readonly FieldIssue[]): boolean {
    const [first] = found;
    return first !== undefined && focusField(form.current, first);
  }

  /** The button was disabled while pending, and a disabled button loses the focus. */
  function focusSubmit() {
    controlOf(form.current, fieldNames.submit)?.focus();
  }

  function addFiles(files: readonly File[]) {
    const leftOut = addPhotos(files);
    if (leftOut > 0) toast({ title: texts.tooManyPhotos(donationLimits.maxImages), variant: 'destructive' });
  }

  /** Pictures on the clipboard; text is pasted as ever. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || isPending) return;
    event.preventDefault();
    addFiles(files);
  }

  function startOver() {
    dispatch({ type: 'startedOver' });
    controlOf(form.current, fieldNames.title)?.focus();
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
          error={messageOf(issues, 'title')}
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
        error={messageOf(issues, 'description')}
      />
      <div className={styles.row}>
        <CategoryField
          categories={categories}
          value={values.category}
          onChange={type('category')}
          disabled={isPending}
          error={messageOf(issues, 'category')}
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
            error={messageOf(issues, 'quantity')}
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
        error={messageOf(issues, 'locationName')}
        texts={texts}
      />
      {address && (
        <AddressQuestion
          address={address.address}
          onPublish={() => void send(address.address)}
          onChange={() => {
            setAddress(undefined);
            focusField(form.current, { ...address, message: '' });
          }}
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

import type { CurrentLocation, KeyValueStore } from '@clothesline/api-client';
import type { LoadPlaces } from '@clothesline/location/react';
import type { CreateFormMessages } from './messages.js';
import type { DefaultValues, FormValues, TextFieldName } from './state/formState.js';
import type { FieldIssue } from './state/issues.js';
import { type SubmitHandler, type SubmitResult, useCreateForm as useModel } from './state/useCreateForm.js';
import { useFormTexts } from './useFormTexts.js';

export interface CreateFormOptions {
  /** User who makes the donation; 1 by default. */
  userId?: number | undefined;
  /** Storage of the draft until it is sent; none by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** Initial values, if no draft is restored, and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /** Lists a donation in a way of the page's own. */
  onSubmit?: SubmitHandler | undefined;
  /** Loads the list of places; without it the server is asked. */
  loadPlaces?: LoadPlaces | undefined;
  /**
   * Returns the token to list with (see `listingCalls` of `@clothesline/api-client/members`), if the server asks for an
   * account.
   */
  getToken?: (() => string | undefined) | undefined;
  /** Sentences of issues that are not the contract's. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** The form that lists a donation, without a look. */
export interface CreateFormHook {
  /** Typed values. `locationName` is undefined until the visitor edits it; show the `locationName` of the hook. */
  values: FormValues;
  /** Current issues, in the order of the fields; empty until the first try to send. */
  issues: readonly FieldIssue[];
  /** Whether the form is being sent, which ignores edits. */
  isPending: boolean;
  /** Whether it was sent while the browser was offline. Call `submit` once it is online. */
  isWaiting: boolean;
  /** Whether the values come from a draft of an earlier visit. */
  isRestored: boolean;
  /** Text of the Location field. */
  locationName: string;
  /** Place of the donation; undefined while its words are looked up, and if they name no place. */
  place: CurrentLocation | undefined;
  /** Sets the value of a field. */
  setValue(field: Exclude<TextFieldName, 'imageUrl'>, value: string): void;
  /** Adds an image by its URL; ignores a blank one. */
  addImage(url: string): void;
  removeImage(index: number): void;
  /** Adds pictures of the device and uploads them at once. Returns how many exceeded the limit and were left out. */
  addPhotos(files: readonly File[]): number;
  /** Resets the form to `defaultValues`, without a draft. */
  startOver(): void;
  /**
   * Checks the values, and lists the donation.
   * @param accepted Texts that looked like addresses at the last try, and may be published
   * @returns The outcome. Never rejects
   */
  submit(accepted?: readonly string[]): Promise<SubmitResult>;
}

/**
 * Logic of `<CreateForm>`: values, validation by the contract, drafts, photos, look-up of the place, and a donation
 * that is listed once however often it is tried. Needs an `ApiProvider` and a `LocationProvider` above it.
 */
export function useCreateForm({
  userId = 1,
  getToken = none,
  messages,
  ...rest
}: CreateFormOptions = {}): CreateFormHook {
  const texts = useFormTexts(messages);
  const { state, issues, locationName, place, dispatch, addPhotos, submit } = useModel({
    ...rest,
    userId,
    getToken,
    texts,
  });
  return {
    values: state.values,
    issues,
    isPending: state.status === 'pending',
    isWaiting: state.isWaiting,
    isRestored: state.isRestored,
    locationName,
    place,
    setValue: (field, value) => dispatch({ type: 'typed', field, value }),
    addImage: (url) => {
      dispatch({ type: 'typed', field: 'imageUrl', value: url });
      dispatch({ type: 'imageAdded' });
    },
    removeImage: (index) => dispatch({ type: 'imageRemoved', index }),
    addPhotos,
    startOver: () => dispatch({ type: 'startedOver' }),
    submit,
  };
}

const none = () => undefined;

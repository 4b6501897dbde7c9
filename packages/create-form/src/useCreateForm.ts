import type { CurrentLocation, KeyValueStore } from '@clothesline/api-client';
import type { LoadPlaces } from '@clothesline/location/react';
import type { CreateFormMessages } from './messages.js';
import type { DefaultValues, FormValues, TextFieldName } from './state/formState.js';
import type { FieldIssue } from './state/issues.js';
import { type SubmitHandler, type SubmitResult, useCreateForm as useModel } from './state/useCreateForm.js';
import { useFormTexts } from './useFormTexts.js';

export interface CreateFormOptions {
  /** The user that the donation is made as; 1 by default. */
  userId?: number | undefined;
  /** Where what is typed is kept until it is sent; nowhere by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** What the fields hold at first, where no draft is restored, and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /** Lists a donation in a way of the page's own. */
  onSubmit?: SubmitHandler | undefined;
  /** Where the list of places comes from; without it the server is asked. */
  loadPlaces?: LoadPlaces | undefined;
  /** The token to list with (see `listingCalls` of `@clothesline/api-client/members`), where the server asks for an account. */
  tokenOf?: (() => string | undefined) | undefined;
  /** The sentences of issues that are not the contract's. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** The form that lists a donation, without a look. */
export interface CreateFormHook {
  /** What is typed. `locationName` is undefined until somebody edits it; what to show is `locationName` of the hook. */
  values: FormValues;
  /** What is wrong now, in the order of the fields; empty until the first try to send. */
  issues: readonly FieldIssue[];
  /** It is being sent: nothing can be typed. */
  isPending: boolean;
  /** It was sent while the browser was offline. Call `submit` when it is not. */
  isWaiting: boolean;
  /** The values come from a draft of an earlier visit. */
  isRestored: boolean;
  /** What the field of the location shows. */
  locationName: string;
  /** Where the donation is; undefined while its words are looked up, and where they name no place. */
  place: CurrentLocation | undefined;
  /** Sets a field to what was typed. */
  setValue(field: Exclude<TextFieldName, 'imageUrl'>, value: string): void;
  /** Adds an image by its URL; a blank one is not added. */
  addImage(url: string): void;
  removeImage(index: number): void;
  /** Adds pictures of the device, which are uploaded at once. Returns how many were too many, and left out. */
  addPhotos(files: readonly File[]): number;
  /** Begins again with `defaultValues`, and without a draft. */
  startOver(): void;
  /**
   * Checks what is typed, and lists it.
   * @param accepted What looked like an address at the last try, and may be published
   * @returns How it ended. Never rejects
   */
  submit(accepted?: string): Promise<SubmitResult>;
}

/**
 * What `<CreateForm>` is made of: values, validation by the contract, drafts, photos, look-up of the place, and a
 * donation that is listed once however often it is tried. Needs an `ApiProvider` and a `LocationProvider` above it.
 */
export function useCreateForm({
  userId = 1,
  tokenOf = none,
  messages,
  ...rest
}: CreateFormOptions = {}): CreateFormHook {
  const texts = useFormTexts(messages);
  const { state, issues, locationName, place, dispatch, addPhotos, submit } = useModel({
    ...rest,
    userId,
    tokenOf,
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

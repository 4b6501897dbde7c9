import type { CreateFormMessages } from './messages.js';
import type { FormValues, TextFieldName } from './state/formState.js';
import { type CreateFormModel, type ListingOptions, useFormModel } from './state/useFormModel.js';
import { useFormTexts } from './useFormTexts.js';

export interface CreateFormOptions extends ListingOptions {
  /**
   * Returns the token to list with (see `listingCalls` of `@clothesline/api-client/members`), if the server requires
   * an account.
   */
  getToken?: (() => string | undefined) | undefined;
  /** Sentences of issues that are not the contract's. */
  messages?: Partial<CreateFormMessages> | undefined;
}

/** The form that lists a donation, without a look. */
export interface CreateFormHook extends Pick<
  CreateFormModel,
  'issues' | 'locationName' | 'place' | 'addPhotos' | 'submit'
> {
  /** Typed values. `locationName` is undefined until the visitor edits it; show the `locationName` of the hook. */
  values: FormValues;
  /** Whether the form is being sent, which ignores edits. */
  isPending: boolean;
  /** Whether it was sent while the browser was offline. Call `submit` once it is online. */
  isWaiting: boolean;
  /** Whether the values come from an earlier visit's draft. */
  isRestored: boolean;
  /** Sets the value of a field. */
  setValue(field: Exclude<TextFieldName, 'imageUrl'>, value: string): void;
  /** Adds an image by its URL; ignores a blank URL. */
  addImage(url: string): void;
  removeImage(index: number): void;
  /** Resets the form to `defaultValues`, without a draft. */
  startOver(): void;
}

/**
 * Logic of `<CreateForm>`: values, validation by the contract, drafts, photos, look-up of the place, and a donation
 * that is listed once however often it is tried. Needs an `ApiProvider` and a `LocationProvider` above it.
 */
export function useCreateForm({ getToken = none, messages, ...rest }: CreateFormOptions = {}): CreateFormHook {
  const texts = useFormTexts(messages);
  const { state, issues, locationName, place, dispatch, addPhotos, submit } = useFormModel({
    ...rest,
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

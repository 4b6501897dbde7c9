import type { CreateFormMessages } from './messages.js';
import type { FormValues, TextFieldName } from './state/formState.js';
import { type CreateFormModel, type ListingOptions, useFormModel } from './state/useFormModel.js';
import { useFormTexts } from './useFormTexts.js';

export interface CreateFormOptions extends ListingOptions {
  /** Listing token (see `listingCalls` of `@clothesline/api-client/members`), if an account is needed. */
  getToken?: (() => string | undefined) | undefined;
  /** Overrides texts. */
  messages?: Partial<CreateFormMessages> | undefined;
}

export interface CreateFormHook extends Pick<
  CreateFormModel,
  'issues' | 'locationName' | 'place' | 'addPhotos' | 'submit'
> {
  /** `locationName` is undefined until edited; show the hook's `locationName`. */
  values: FormValues;
  /** Ignores edits while sending. */
  isPending: boolean;
  /** Offline; call `submit` when online. */
  isWaiting: boolean;
  /** From a draft. */
  isRestored: boolean;
  /** Sets a field. */
  setValue(field: Exclude<TextFieldName, 'imageUrl'>, value: string): void;
  addImage(url: string): void;
  removeImage(index: number): void;
  /** Back to `defaultValues`. */
  startOver(): void;
}

/**
 * The logic of `<CreateForm>`: values, validation, drafts, photos, place lookup, and safe retries. Needs an
 * `ApiProvider` and a `LocationProvider`.
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

import type { CreateFormMessages } from './messages.js';
import type { FormValues, TextFieldName } from './state/formState.js';
import { type CreateFormModel, type ListingOptions, useFormModel } from './state/useFormModel.js';
import { useFormTexts } from './useFormTexts.js';

export interface CreateFormOptions extends ListingOptions {
  /** Returns a listing token in case an account is needed. See `listingCalls` in `@clothesline/api-client/members`. */
  getToken?: (() => string | undefined) | undefined;
  /** Text overrides. */
  messages?: Partial<CreateFormMessages> | undefined;
}

export interface CreateFormHook extends Pick<
  CreateFormModel,
  'issues' | 'locationName' | 'place' | 'addPhotos' | 'submit'
> {
  /**
   * The current values. `locationName` is undefined until it's edited, so display the hook's own `locationName`
   * instead.
   */
  values: FormValues;
  /** True while sending. Edits are ignored during that time. */
  isPending: boolean;
  /** Waiting for a connection. Call `submit` once the browser is online. */
  isWaiting: boolean;
  /** Whether the values were restored from a draft. */
  isRestored: boolean;
  /** Sets a text field. */
  setValue(field: Exclude<TextFieldName, 'imageUrl'>, value: string): void;
  addImage(url: string): void;
  removeImage(index: number): void;
  /** Resets the form to `defaultValues`. */
  startOver(): void;
}

/**
 * The logic behind `<CreateForm>`: values, validation, drafts, photos, place lookup and safe retries. Requires an
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

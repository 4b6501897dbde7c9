import { isComposing, TextField, type TextFieldProps } from '@clothesline/ui';
import type { FormAction } from '../../state/formState.js';
import { findControl, fieldNames } from '../focusField.js';

interface ImageLabelProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'placeholder' | 'required' | 'maxLength' | 'readOnly'
> {
  /** The image's index, from 0. */
  index: number;
  value: string;
  /** The control that Enter leads to. */
  nextName: string;
  dispatch: (action: FormAction) => void;
}

/**
 * Field for an image's description, or for the title of its donation. Enter moves to the next control instead of
 * sending the form.
 */
export function ImageLabel({ index, nextName, dispatch, ...rest }: ImageLabelProps) {
  return (
    <TextField
      {...rest}
      name={fieldNames.label(index)}
      autoComplete="off"
      dir="auto"
      onChange={(event) => dispatch({ type: 'labeled', index, label: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        findControl(event.currentTarget.form, nextName)?.focus();
      }}
    />
  );
}

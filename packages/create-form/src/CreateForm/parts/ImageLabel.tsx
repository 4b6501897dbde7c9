import { isComposing, TextField, type TextFieldProps } from '@clothesline/ui';
import type { FormAction } from '../../state/formState.js';
import { findControl, fieldNames } from '../focusField.js';

interface ImageLabelProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'placeholder' | 'required' | 'maxLength' | 'readOnly'
> {
  index: number;
  value: string;
  nextName: string;
  dispatch: (action: FormAction) => void;
}

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

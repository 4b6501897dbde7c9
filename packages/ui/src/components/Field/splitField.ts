import type { ChangeEvent } from 'react';
import type { FieldFrameProps } from './Field.js';

interface ChangeProps<Control> {
  onChange?: ((event: ChangeEvent<Control, Control>) => void) | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

export function splitField<Control extends { value: string }, Props extends FieldFrameProps>({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  onChange,
  onValueChange,
  ...rest
}: Props & ChangeProps<Control>) {
  return {
    frame: { label, hint, error, required, hideLabel, id, className, style, 'aria-describedby': describedBy },
    rest: {
      ...rest,
      onChange: (event: ChangeEvent<Control, Control>) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      },
    },
  };
}

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/input.css.js';
import { control } from '../../css/reset.css.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';
import { splitField } from '../Field/splitField.js';

export interface TextFieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrameProps> {
  /** Drawn at the start of the input. */
  icon?: ReactNode | undefined;
  /** Called with the content after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text, with its label, hint and error; takes every attribute of an `<input>`. */
export function TextField({ icon, ...props }: TextFieldProps) {
  const { frame, rest } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.group}>
          <input type="text" {...rest} {...wiring} className={cx(control, styles.input, !!icon && styles.afterIcon)} />
          {icon && <span className={styles.startIcon}>{icon}</span>}
        </span>
      )}
    </Field>
  );
}

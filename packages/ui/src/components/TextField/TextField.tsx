import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/input.css.js';
import { control } from '../../css/reset.css.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';
import { splitField } from '../Field/splitField.js';

export interface TextFieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrameProps> {
  /** Leading icon of the input. */
  icon?: ReactNode | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text field. Accepts all attributes of an `<input>`. */
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

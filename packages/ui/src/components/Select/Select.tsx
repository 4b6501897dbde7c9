import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/input.css.js';
import { control } from '../../css/reset.css.js';
import { ChevronDownIcon } from '../../icons/icons.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';
import { splitField } from '../Field/splitField.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldFrameProps | 'value' | 'defaultValue' | 'multiple'
>;

export interface SelectProps extends FieldFrameProps, NativeProps {
  /** The choices; a plain string is its own label. */
  options: readonly (SelectOption | string)[];
  /** Value of the chosen option, or '' for none. Omit it for an uncontrolled field. */
  value?: string | undefined;
  /** Initial choice, if `value` is left out. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is chosen (an empty value); cannot be chosen again. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A choice from a list, with the system's picker. If two to four options should stay visible, use `Tabs` or links. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, rest } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.group}>
          <select
            // Else the browser would choose the first option, not the placeholder.
            defaultValue={rest.value === undefined ? '' : undefined}
            {...rest}
            {...wiring}
            className={cx(control, styles.input, styles.beforeEnd)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => {
              const choice = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                  {choice.label}
                </option>
              );
            })}
          </select>
          <span className={cx(styles.end, styles.passive)}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </Field>
  );
}

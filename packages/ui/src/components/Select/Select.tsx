import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/input.css.js';
import { control } from '../../css/reset.css.js';
import { ChevronDownIcon } from '../../icons/icons.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldFrameProps | 'value' | 'onChange' | 'multiple'
>;

export interface SelectProps extends FieldFrameProps, NativeProps {
  /** The choices; a plain string is its own label. */
  options: readonly (SelectOption | string)[];
  /** The value of the chosen option; empty for none. */
  value: string;
  /** Hears the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** Shown while nothing is chosen (an empty value); cannot be chosen again. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of a list, with the system's own picker. For two to four choices that should all be seen use `Tabs` or links. */
export function Select({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectProps) {
  const frame = { label, hint, error, required, hideLabel, id, className, style, 'aria-describedby': describedBy };
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.group}>
          <select
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
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

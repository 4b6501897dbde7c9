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
  /** The options. Strings are their own label. */
  options: readonly (SelectOption | string)[];
  /** The selected value, or '' if nothing is selected. Pass it to control the component. */
  value?: string | undefined;
  /** The initial value. Only for uncontrolled use. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shown as long as nothing is selected. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A dropdown with the browser's native picker. For two to four options, consider `Tabs` or links since those are
 * immediately visible.
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, rest } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.group}>
          <select
            // Without this, the browser would select the first option.
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

import { type FieldsetHTMLAttributes, type Ref, useId } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/choice.css.js';
import { box } from '../../css/reset.css.js';
import type { FieldFrameProps } from '../Field/Field.js';
import * as field from '../Field/Field.css.js';
import { describeControl, FieldName, FieldTexts } from '../Field/FieldParts.js';
import type { SelectOption } from '../Select/Select.js';

type Frame = Omit<FieldFrameProps, 'hideLabel'>;

export interface RadioGroupProps
  extends Frame, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof Frame | 'defaultValue'> {
  /** The choices; a plain string is its own label. */
  options: readonly (SelectOption | string)[];
  /** The value of the chosen option, empty for none; leave it out to let the group decide. */
  value?: string | undefined;
  /** Initial choice, if `value` is left out. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Disables all options. */
  disabled?: boolean | undefined;
  /** Name of the choice in a form; a generated one by default. */
  name?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** One of a few choices that are all seen; for more than six use `Select`. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      {...rest}
      {...describeControl(groupId, { hint, error, 'aria-describedby': describedBy })}
      role="radiogroup"
      aria-required={required}
      id={groupId}
      className={cx(box, styles.group, className)}
    >
      <legend className={cx(box, field.label)}>
        <FieldName label={label} required={required} />
      </legend>
      {options.map((option) => {
        const choice = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <label key={choice.value} className={cx(box, styles.choice)}>
            <input
              type="radio"
              className={cx(box, styles.box)}
              name={name ?? ownId}
              required={required}
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onValueChange?.(choice.value)}
            />
            {choice.label}
          </label>
        );
      })}
      <div className={field.root}>
        <FieldTexts id={groupId} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}

import { type ChangeEvent, type InputHTMLAttributes, type Ref, useId } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from '../../css/choice.css.js';
import { box } from '../../css/reset.css.js';
import type { FieldFrameProps } from '../Field/Field.js';
import * as field from '../Field/Field.css.js';
import { describeControl, FieldName, FieldTexts } from '../Field/FieldParts.js';

type Frame = Omit<FieldFrameProps, 'hideLabel'>;

export interface CheckboxProps extends Frame, Omit<InputHTMLAttributes<HTMLInputElement>, keyof Frame | 'type'> {
  /** Controlled state. */
  checked?: boolean | undefined;
  /** Whether it's initially checked. Only for uncontrolled use. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox with a label. Accepts all attributes of an `<input>`. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={cx(box, className)} style={style}>
      <label className={cx(box, styles.choice)}>
        <input
          {...rest}
          {...describeControl(controlId, { hint, error, 'aria-describedby': describedBy })}
          type="checkbox"
          id={controlId}
          required={required}
          className={cx(box, styles.box)}
          onChange={(event: ChangeEvent<HTMLInputElement, HTMLInputElement>) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span>
          <FieldName label={label} required={required} />
        </span>
      </label>
      {(hint ?? error) != null && (
        <div className={cx(field.root, styles.below)}>
          <FieldTexts id={controlId} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}

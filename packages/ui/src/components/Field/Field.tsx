import { useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Field.css.js';
import { describeControl, FieldName, FieldTexts } from './FieldParts.js';

export interface FieldControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  /** Label of the control. */
  label: string;
  /** Help text. */
  hint?: ReactNode | undefined;
  /** Error message. Also marks the control as invalid. */
  error?: ReactNode | undefined;
  /** Marks the label and the control as required. */
  required?: boolean | undefined;
  /** Hides the label visually. Screen readers still announce it. */
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  /** Class name of the outer element. */
  className?: string | undefined;
  /** Inline styles of the outer element. */
  style?: CSSProperties | undefined;
  /** Additional descriptions. */
  'aria-describedby'?: string | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<RootProps<HTMLDivElement>, keyof FieldFrameProps> {
  /** Renders the control. Spread the given attributes onto it. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Adds a label, hint and error message to a custom control. `TextField`, `TextArea`, `SearchField` and `Select` already
 * include it.
 */
export function Field({
  label,
  hint,
  error,
  required,
  hideLabel = false,
  id,
  className,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const name = (
    <label htmlFor={controlId} className={styles.label}>
      <FieldName label={label} required={required} />
    </label>
  );
  return (
    <div {...rest} className={cx(box, styles.root, className)}>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({
        id: controlId,
        required,
        ...describeControl(controlId, { hint, error, 'aria-describedby': describedBy }),
      })}
      <FieldTexts id={controlId} hint={hint} error={error} />
    </div>
  );
}

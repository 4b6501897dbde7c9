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
  /** Marks the control as invalid. */
  error?: ReactNode | undefined;
  /** Marks label and control. */
  required?: boolean | undefined;
  /** Visible to screen readers only. */
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  /** Class of the frame. */
  className?: string | undefined;
  /** Style of the frame. */
  style?: CSSProperties | undefined;
  /** Additional descriptions. */
  'aria-describedby'?: string | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<RootProps<HTMLDivElement>, keyof FieldFrameProps> {
  /** Renders the control with the given attributes. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint, and error for a custom control. `TextField`, `TextArea`, `SearchField`, and `Select` include it. */
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

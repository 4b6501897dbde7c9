import { useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Field.css.js';
import { describeControl, FieldName, FieldTexts } from './FieldParts.js';

/** Attributes that the control inside of a `Field` must carry. */
export interface FieldControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  /** The name of the control. */
  label: string;
  /** Help that is always there. */
  hint?: ReactNode | undefined;
  /** Error text; marks the control as invalid. */
  error?: ReactNode | undefined;
  /** Marks the label and the control. */
  required?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** The id of the control; a generated one by default. */
  id?: string | undefined;
  /** Class names for the frame around label, control and texts. */
  className?: string | undefined;
  /** Inline styles for the frame. */
  style?: CSSProperties | undefined;
  /** Ids of further elements that describe the control. */
  'aria-describedby'?: string | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<RootProps<HTMLDivElement>, keyof FieldFrameProps> {
  /** Renders the control; the argument links it to the label, the hint and the error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error around one control of your own; `TextField`, `TextArea`, `SearchField` and `Select` have it built in. */
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

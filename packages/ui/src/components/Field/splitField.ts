import type { FieldFrameProps } from './Field.js';

/** Parts the props of a field: what its frame takes, and what is left for the control. */
export function splitField<Props extends FieldFrameProps>({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: Props) {
  const frame = { label, hint, error, required, hideLabel, id, className, style, 'aria-describedby': describedBy };
  return { frame, rest };
}

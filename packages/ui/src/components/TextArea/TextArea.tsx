import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { input } from '../../css/input.css.js';
import { control } from '../../css/reset.css.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';
import { splitField } from '../Field/splitField.js';
import * as styles from './TextArea.css.js';

export interface TextAreaProps
  extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrameProps> {
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text area that grows with its content. Accepts all attributes of a `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { frame, rest } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={cx(control, input, styles.root)} />}
    </Field>
  );
}

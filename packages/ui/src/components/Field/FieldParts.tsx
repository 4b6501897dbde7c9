import type { AriaAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { ErrorIcon } from '../../icons/icons.js';
import * as styles from './Field.css.js';
import type { FieldFrameProps } from './Field.js';

type Described = Pick<FieldFrameProps, 'hint' | 'error' | 'aria-describedby'>;

const nameIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` });

/** Returns the attributes that link a control to its hint and error message. */
export function describeControl(id: string, { hint, error, 'aria-describedby': describedBy }: Described) {
  const ids = nameIds(id);
  return {
    'aria-describedby': cx(describedBy, hint != null && ids.hint, error != null && ids.error) || undefined,
    'aria-invalid': error != null || undefined,
  } satisfies AriaAttributes;
}

/** The label text, with a marker if the field is required. */
export function FieldName({ label, required }: Pick<FieldFrameProps, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      )}
    </>
  );
}

/** Renders the hint and the error message. */
export function FieldTexts({ id, hint, error }: Described & { id: string }) {
  const ids = nameIds(id);
  return (
    <>
      {hint != null && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {error != null && (
        <div id={ids.error} className={styles.error}>
          <ErrorIcon />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}

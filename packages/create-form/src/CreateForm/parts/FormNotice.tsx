import { Text } from '@clothesline/ui';
import type { ReactNode, Ref } from 'react';
import * as styles from '../CreateForm.css.js';

interface FormNoticeProps {
  text: string;
  children?: ReactNode;
  role?: 'status' | 'alert';
  /** For focus. */
  ref?: Ref<HTMLDivElement>;
}

/** A notice above the fields or next to the button it refers to. */
export function FormNotice({ text, children, role = 'status', ref }: FormNoticeProps) {
  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={styles.notice}>
      <Text size="small" tone="inherit">
        {text}
      </Text>
      {children}
    </div>
  );
}

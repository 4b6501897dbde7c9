import { Text } from '@clothesline/ui';
import type { ReactNode, Ref } from 'react';
import * as styles from '../CreateForm.css.js';

interface FormNoticeProps {
  text: string;
  /** Buttons or a link. */
  children?: ReactNode;
  /** 'alert' for a question that sending waits for. */
  role?: 'status' | 'alert';
  /** Makes the notice able to take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** Notice above the fields, or above the button that it is about. */
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

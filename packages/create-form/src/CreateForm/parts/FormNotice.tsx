import { Button, Text } from '@clothesline/ui';
import * as styles from '../CreateForm.css.js';

interface FormNoticeProps {
  text: string;
  action: string;
  onAction: () => void;
}

/** Quiet notice above the fields, or above the button that it is about. */
export function FormNotice({ text, action, onAction }: FormNoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <Text size="small" tone="inherit">
        {text}
      </Text>
      <Button size="small" tone="quiet" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

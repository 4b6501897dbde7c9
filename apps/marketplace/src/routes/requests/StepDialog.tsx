import { Button, Dialog, Text } from '@clothesline/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { messages } from './messages.js';
import * as styles from './Thread.css.js';

interface StepDialogProps {
  title: string;
  children: ReactNode;
  /** What the button says that takes the step. */
  action: string;
  isPending: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
}

/** Asks for what a step needs. */
export function StepDialog({ title, children, action, isPending, problem, onClose, onSubmit }: StepDialogProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {children}
        <div role="alert">{problem && <Text className={styles.problem}>{problem}</Text>}</div>
        <div className={styles.actions}>
          <Button type="submit" tone="primary" busy={isPending}>
            {isPending ? messages.working : action}
          </Button>
          <Button onClick={onClose}>{messages.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}

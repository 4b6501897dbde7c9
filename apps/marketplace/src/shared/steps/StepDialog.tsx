import { Button, type ButtonProps, Dialog, Inline, Stack, Text } from '@clothesline/ui';
import { type ReactNode, type Ref, type RefObject, type SyntheticEvent, useRef } from 'react';
import { stepMessages as messages } from './messages.js';

interface StepDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button that takes the step. */
  action: string;
  tone?: ButtonProps['tone'];
  /** Label of the button that closes the dialog; "Cancel" by default. */
  closeLabel?: string;
  isPending: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  /** Element with the first focus; the way out if the step cannot be undone. */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLFormElement>;
}

/** Dialog that asks for a step's details, or for a confirmation. */
export function StepDialog({
  title,
  children,
  action,
  tone = 'primary',
  closeLabel = messages.close,
  isPending,
  problem,
  onClose,
  onSubmit,
  initialFocus,
  ref,
}: StepDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Focuses the way out, so that one press of Enter cannot take a step that is final.
    <Dialog open onOpenChange={onClose} title={title} initialFocus={tone === 'danger' ? cancel : initialFocus}>
      <form ref={ref} noValidate onSubmit={submit}>
        <Stack space="large">
          {children}
          <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
          <Inline wrap>
            <Button type="submit" tone={tone} busy={isPending}>
              {isPending ? messages.working : action}
            </Button>
            <Button ref={cancel} onClick={onClose}>
              {closeLabel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

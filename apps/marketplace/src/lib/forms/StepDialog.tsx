import { Button, type ButtonProps, Dialog, Inline, Stack, Text, useTexts } from '@clothesline/ui';
import { type ReactNode, useRef } from 'react';
import { steps } from '../../locales/en/steps.js';
import { Form } from './Form.js';
import type { FormModel } from './useForm.js';

interface StepDialogProps {
  form: Pick<FormModel, 'ref' | 'submit' | 'isPending' | 'problem'>;
  title: string;
  children: ReactNode;
  action: string;
  tone?: ButtonProps['tone'];
  closeLabel?: string;
  onClose: () => void;
  onSubmit: () => Promise<void>;
}

export function StepDialog({
  form,
  title,
  children,
  action,
  tone = 'primary',
  closeLabel,
  onClose,
  onSubmit,
}: StepDialogProps) {
  const messages = useTexts(steps);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    // focus Cancel so that an accidental Enter does no harm
    <Dialog open onOpenChange={onClose} title={title} initialFocus={tone === 'danger' ? cancel : undefined}>
      <Form form={form} onSend={onSubmit}>
        <Stack space="large">
          {children}
          <div role="alert">{form.problem && <Text tone="danger">{form.problem}</Text>}</div>
          <Inline wrap>
            <Button type="submit" tone={tone} busy={form.isPending}>
              {form.isPending ? messages.working : action}
            </Button>
            <Button ref={cancel} onClick={onClose}>
              {closeLabel ?? messages.close}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}

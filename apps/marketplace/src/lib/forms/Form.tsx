import type { ReactNode } from 'react';
import type { FormModel } from './useForm.js';

interface FormProps {
  form: Pick<FormModel, 'ref' | 'submit'>;
  onSend: () => Promise<void>;
  refusal?: string;
  className?: string;
  children: ReactNode;
}

export function Form({ form: { ref, submit }, onSend, refusal, className, children }: FormProps) {
  return (
    <form
      ref={ref}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit(onSend, refusal);
      }}
    >
      {children}
    </form>
  );
}

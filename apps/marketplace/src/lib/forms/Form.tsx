import type { ReactNode } from 'react';
import type { FormModel } from './useForm.js';

interface FormProps {
  form: Pick<FormModel, 'ref' | 'submit'>;
  /** Sends the values. Not called while a field has a mistake. */
  onSend: () => Promise<void>;
  /** Sentence if the server rejects the input; the server's own by default. */
  refusal?: string;
  className?: string;
  children: ReactNode;
}

/** The element of a form with the state of `useForm`. */
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

import { useServerText } from '../language/useServerText.js';
import { createWriteKeys, type FailureMessages, type Issue } from '@clothesline/api-client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useCall } from './useCall.js';

type Errors = Partial<Record<string, string>>;

interface FormOptions<Values> {
  /** Errors are hidden until the first attempt to submit. */
  check?: (values: Values) => Errors;
  onChange?: (values: Values) => void;
  focus?: string;
  texts?: Partial<FailureMessages>;
}

export type FormModel = ReturnType<typeof useForm>;

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string | undefined ? Name : never;
}[keyof Values] &
  string;

export function useForm<Values extends object>(
  initial: Values | (() => Values),
  { check, onChange, focus, texts }: FormOptions<Values> = {},
) {
  const serverText = useServerText();
  const { isPending, problem, run, clear } = useCall(texts);
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  /** errors reported by the server */
  const [refused, setRefused] = useState<Errors>({});
  const [keys] = useState(createWriteKeys);
  const [first] = useState(focus);
  useEffect(() => {
    if (first !== undefined) focusControl(ref.current, first);
  }, [first]);
  const errors: Errors = { ...refused, ...(isChecked && check?.(values)) };

  function change(changed: Partial<Values>) {
    const next = { ...values, ...changed };
    clear();
    setValues(next);
    setRefused({ ...refused, ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])) });
    onChange?.(next);
  }

  function submit(send: () => Promise<void>, refusal?: string) {
    setChecked(true);
    const found = check?.(values) ?? {};
    const wrong = Object.keys(found).find((name) => found[name] !== undefined);
    if (wrong === undefined) void run(send, refusal);
    else focusControl(ref.current, wrong);
  }

  return {
    ref,
    values,
    errors,
    isPending,
    /** Explains the last failure in a sentence. */
    problem,
    run,
    clear,
    change,
    submit,
    /** Idempotency keys. */
    keys,
    element: () => ref.current,
    focus: (name: string) => focusControl(ref.current, name),
    /**
     * Shows server-side issues next to their fields. Returns `false` if the first issue doesn't belong to any field.
     */
    refuse(issues: readonly Issue[]): boolean {
      setRefused(Object.fromEntries(issues.map((issue) => [issue.path, serverText(issue)])));
      return focusControl(ref.current, issues[0]?.path ?? '');
    },
    field: (name: TextName<Values>) => ({
      name,
      value: (values[name] as string | undefined) ?? '',
      readOnly: isPending,
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: currentTarget.value } as Partial<Values>),
    }),
  };
}

function focusControl(form: HTMLFormElement | null, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

import { useServerText } from '../language/useServerText.js';
import { createWriteKeys, type FailureMessages, type Issue } from '@clothesline/api-client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useCall } from './useCall.js';

/** Messages by the name of their field, in the order of the form. */
type Errors = Partial<Record<string, string>>;

interface FormOptions<Values> {
  /** Finds mistakes before sending. Its messages show from the first attempt to send. */
  check?: (values: Values) => Errors;
  /** Called after each change, to keep a draft for longer than the form. */
  onChange?: (values: Values) => void;
  /** Name of the field that gets the focus when the form appears. A dialog's first field gets it anyway. */
  focus?: string;
  /** Sentences for some failures. */
  texts?: Partial<FailureMessages>;
}

export type FormModel = ReturnType<typeof useForm>;

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string | undefined ? Name : never;
}[keyof Values] &
  string;

/** State of a form: its values, the issues of its fields, and sending by a single call at a time. */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  { check, onChange, focus, texts }: FormOptions<Values> = {},
) {
  const serverText = useServerText();
  const { isPending, problem, run, clear } = useCall(texts);
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  /** Mistakes that the server found. */
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

  /** Sends unless a field has a mistake, which then gets the focus. */
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
    /** Why the last call failed, in a sentence. */
    problem,
    run,
    clear,
    change,
    submit,
    /** Keys for calls that a retry must not repeat. */
    keys,
    element: () => ref.current,
    focus: (name: string) => focusControl(ref.current, name),
    /** Shows issues at their fields, and focuses the first one. Returns whether it is in the form. */
    refuse(issues: readonly Issue[]): boolean {
      setRefused(Object.fromEntries(issues.map((issue) => [issue.path, serverText(issue)])));
      return focusControl(ref.current, issues[0]?.path ?? '');
    },
    /** Props of a text field. */
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

/** Focuses a form's first control with a name. Returns whether there is one. */
function focusControl(form: HTMLFormElement | null, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

import { useState } from 'react';

/** Returns the value and a setter, both for controlled and uncontrolled use. */
export function useControlled<Value extends string | boolean>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change] as const;
}

import { useState } from 'react';

/** Value and setter of a controlled or uncontrolled control. */
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

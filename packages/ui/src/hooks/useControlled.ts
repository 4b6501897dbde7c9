import { useState } from 'react';

/** Returns the value of a control and its setter: the page's if it is given, else the control's own. */
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

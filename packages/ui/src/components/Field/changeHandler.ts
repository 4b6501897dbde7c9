import type { ChangeEvent } from 'react';

/** Called after each change: with the event as the browser has it, and with the value alone. */
export function changeHandler<Control extends { value: string }>(
  onChange: ((event: ChangeEvent<Control, Control>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control, Control>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
}

/** Puts the focus on a form's control of a name. Returns whether it has one. */
export function focusControl(form: HTMLFormElement | null, name: string): boolean {
  const control = form?.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

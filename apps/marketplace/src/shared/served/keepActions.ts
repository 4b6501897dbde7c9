type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor types, chooses and presses in a page that no script has taken over yet.
 * @returns Does it once more, in the page that is taken over; the last press alone
 */
export function keepActions(root: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  let pressed: HTMLElement | null | undefined;
  const keep = ({ type, target }: Event) => {
    if (type === 'click') pressed = (target as Element).closest<HTMLElement>('button[type=button]');
    else typed.set(target as Field, read(target as Field));
  };
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (hasChanged(field)) typed.set(field, read(field));
  }
  for (const type of events) root.addEventListener(type, keep);

  return () => {
    for (const type of events) root.removeEventListener(type, keep);
    for (const [field, value] of typed) writeField(field, value);
    pressed?.click();
    pressed = undefined;
  };
}

const events = ['input', 'click'];

function hasChanged(field: Field): boolean {
  if ('options' in field) return !field.selectedOptions[0]?.defaultSelected;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const read = (field: Field) => (isBox(field) ? field.checked : field.value);

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Writes a value as a visitor does: React ignores a value that it has written or seen itself. */
function writeField(field: Field, value: string | boolean): void {
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Has React take over the part of the page first.
  tell('input');
  if (isBox(field)) {
    field.checked = !value;
    field.click();
  } else if ('options' in field) {
    field.value = String(value);
    tell('change');
  } else if (field.selectionStart !== null) {
    field.value = '';
    field.setRangeText(String(value));
    tell('input');
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean | FileList;

const fieldSelector = 'input, textarea, select';
const buttonSelector = 'button[type=button]';

/** Where an element is: its label, its kind and its place among elements with the same label or of the same kind. */
interface Spot {
  label: string;
  ofLabel: number;
  kind: string;
  ofKind: number;
}

/**
 * Keeps a visitor's input from before the app takes over the page: the value of each field, the last press and the
 * focus. React replaces elements if something else has changed the page, such as an extension, a translator or iOS,
 * which makes links of dates and places; then their successors get the input.
 * @returns Repeats the input in the page that was taken over
 */
export function keepActions(root: HTMLElement): () => void {
  const typed = new Map<Field, { value: Value; spot: Spot }>();
  let pressed: { element: HTMLElement; spot: Spot } | undefined;
  let focused: { element: HTMLElement; spot: Spot } | undefined;
  const keepFocus = (target: Element | null) => {
    const field = root.contains(target) ? target?.closest<Field>(fieldSelector) : undefined;
    focused = field ? { element: field, spot: findSpot(root, field) } : undefined;
  };
  const keepField = (field: Field) => typed.set(field, { value: read(field), spot: findSpot(root, field) });
  const keep = ({ type, target }: Event) => {
    const field = (target as Element).closest<Field>(fieldSelector);
    if (type === 'focusin') keepFocus(field);
    else if (type === 'input' && field) keepField(field);
    else if (type === 'click') {
      const button = (target as Element).closest<HTMLElement>(buttonSelector);
      pressed = button ? { element: button, spot: findSpot(root, button) } : undefined;
    }
  };
  for (const field of root.querySelectorAll<Field>(fieldSelector)) if (hasChanged(field)) keepField(field);
  keepFocus(document.activeElement);
  for (const type of events) root.addEventListener(type, keep);

  return () => {
    for (const type of events) root.removeEventListener(type, keep);
    const find = <Kept extends HTMLElement>(element: Kept, spot: Spot) =>
      element.isConnected ? element : (findSuccessor(root, spot) as Kept | undefined);
    for (const [field, { value, spot }] of typed) {
      const successor = find(field, spot);
      if (successor) writeField(successor, value);
    }
    if (focused && document.activeElement === document.body) find(focused.element, focused.spot)?.focus();
    if (pressed) find(pressed.element, pressed.spot)?.click();
    pressed = undefined;
  };
}

const events = ['input', 'click', 'focusin'];

const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`;

function labelOf(element: Element): string {
  const labels = 'labels' in element ? (element as Field).labels : null;
  const words = [...(labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent;
  const attributes = ['name', 'aria-label', 'placeholder', 'value'].map((name) => element.getAttribute(name) ?? '');
  return [kindOf(element), ...attributes.slice(0, isBox(element) ? 4 : 3), words].join('|');
}

const candidates = (root: HTMLElement) => [...root.querySelectorAll(`${fieldSelector}, ${buttonSelector}`)];

function findSpot(root: HTMLElement, element: Element): Spot {
  const all = candidates(root);
  const [label, kind] = [labelOf(element), kindOf(element)];
  return {
    label,
    ofLabel: all.filter((other) => labelOf(other) === label).indexOf(element),
    kind,
    ofKind: all.filter((other) => kindOf(other) === kind).indexOf(element),
  };
}

/** Finds the element at a spot: by its label, else, on a translated page, by its place among those of its kind. */
function findSuccessor(root: HTMLElement, { label, ofLabel, kind, ofKind }: Spot): Element | undefined {
  const all = candidates(root);
  return (
    all.filter((element) => labelOf(element) === label)[ofLabel] ??
    all.filter((element) => kindOf(element) === kind)[ofKind]
  );
}

const filesOf = (field: Field) => (field instanceof HTMLInputElement ? field.files : null);

function hasChanged(field: Field): boolean {
  if ('options' in field) return !field.selectedOptions[0]?.defaultSelected;
  const files = filesOf(field);
  if (files) return files.length > 0;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function read(field: Field): Value {
  if (isBox(field)) return field.checked;
  return filesOf(field) ?? field.value;
}

const isBox = (field: Element): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(Reflect.get(field, 'type'));

/** Writes a value as a visitor does: React ignores a value that it has written or seen itself. */
function writeField(field: Field, value: Value): void {
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Makes React take over this part of the page first.
  dispatch('input');
  if (isBox(field)) {
    if (field.type === 'radio' && value !== true) return;
    field.checked = !value;
    field.click();
  } else if (typeof value === 'object') {
    Object.assign(field, { files: value });
    dispatch('change');
  } else {
    setNative(field, '');
    setNative(field, String(value));
    dispatch('options' in field ? 'change' : 'input');
  }
}

/** Sets the value past React's own setter, which would take it as already handled. */
function setNative(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

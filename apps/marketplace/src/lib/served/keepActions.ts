type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean | FileList;

const fieldSelector = 'input, textarea, select';
/** Links to an anchor usually open a dialog. */
const buttonSelector = 'button[type=button], a[href^="#"]';

interface Spot {
  key: string;
  index: number;
}

/**
 * Records the visitor's actions before hydration: field values, the last click and the focus. Replaced elements are
 * located again.
 * @param successorOf Returns the element that replaced `root`
 * @returns A function to call as soon as the page is hydrated, which replays the actions. Later calls do nothing.
 */
export function keepActions(root: HTMLElement, successorOf = () => root): () => void {
  const typed = new Map<Field, { value: Value; spot: Spot; event?: Event | undefined }>();
  let pressed: { element: HTMLElement; spot: Spot; event: Event } | undefined;
  let focused: { element: HTMLElement; spot: Spot } | undefined;
  const keepFocus = (target: Element | null) => {
    const field = root.contains(target) ? target?.closest<Field>(fieldSelector) : undefined;
    focused = field ? { element: field, spot: findSpot(root, field) } : undefined;
  };
  const keepField = (field: Field, event?: Event) =>
    typed.set(field, { value: read(field), spot: findSpot(root, field), event });
  const keep = (event: Event) => {
    const { type, target } = event;
    const field = (target as Element).closest<Field>(fieldSelector);
    if (type === 'focusin') keepFocus(field);
    else if (field && (type === 'input' || isBox(field))) keepField(field, event);
    else if (type === 'click') {
      const button = (target as Element).closest<HTMLElement>(buttonSelector);
      pressed = button ? { element: button, spot: findSpot(root, button), event } : undefined;
    }
  };
  for (const field of root.querySelectorAll<Field>(fieldSelector)) if (hasChanged(field)) keepField(field);
  keepFocus(document.activeElement);
  // before React's own listener, since events during hydration make React finish at once and reset fields
  for (const type of events) root.addEventListener(type, keep, true);

  const repeat = () => {
    const find = <Kept extends HTMLElement>(element: Kept, spot: Spot) =>
      element.isConnected ? element : (findSuccessor(successorOf(), spot) as Kept | undefined);
    for (const [field, { value, spot }] of typed) {
      const successor = find(field, spot);
      if (successor) writeField(successor, value);
    }
    if (focused && document.activeElement === document.body) find(focused.element, focused.spot)?.focus();
    if (pressed) find(pressed.element, pressed.spot)?.click();
    typed.clear();
    focused = pressed = undefined;
  };
  return () => {
    for (const type of events) root.removeEventListener(type, keep, true);
    // React finishes at once for an event during hydration, and then handles this click or choice of files
    if (pressed?.event.eventPhase) pressed = undefined;
    for (const [field, { event }] of typed) if (event?.eventPhase && filesOf(field)) typed.delete(field);
    // React only hydrates on a replayed event when it's idle, so wait a tick
    setTimeout(repeat);
  };
}

const events = ['input', 'click', 'focusin'];

function createKey(element: Element): string {
  const attributes = ['type', 'name', 'aria-label'].map((name) => element.getAttribute(name));
  return [element.tagName, ...attributes, element.matches('button, a') && element.textContent].join('|');
}

const listSame = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll(`${fieldSelector}, ${buttonSelector}`)].filter((element) => createKey(element) === key);

function findSpot(root: HTMLElement, element: Element): Spot {
  const key = createKey(element);
  return { key, index: listSame(root, key).indexOf(element) };
}

const findSuccessor = (root: HTMLElement, { key, index }: Spot) => listSame(root, key)[index];

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

/** React drops events with an already known value, so the native value has to change first. */
function writeField(field: Field, value: Value): void {
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // the first event only makes React hydrate this subtree
  dispatch('input');
  if (isBox(field)) {
    if (field.type === 'radio' && value !== true) return;
    field.checked = !value;
    field.click();
  } else if (typeof value === 'object') {
    Object.assign(field, { files: value });
    dispatch('change');
  } else {
    const type = 'options' in field ? 'change' : 'input';
    setNative(field, '');
    // if the first event has just hydrated the field, React already knows the text
    if (type === 'input') dispatch(type);
    setNative(field, String(value));
    dispatch(type);
  }
}

/** Bypasses the setter that React has installed on the element. */
function setNative(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

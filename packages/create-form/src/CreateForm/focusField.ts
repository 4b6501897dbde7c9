import type { FieldIssue } from '../state/issues.js';

/** The `name` of each control: how the focus finds it, in any root and without the document. */
export const fieldNames = {
  title: 'title',
  description: 'description',
  category: 'category',
  quantity: 'quantity',
  label: (index: number) => `label${index}`,
  describe: (index: number) => `describe${index}`,
  imageUrl: 'imageUrl',
  addPhotos: 'addPhotos',
  removeImage: (index: number) => `removeImage${index}`,
  retryPhoto: (index: number) => `retryPhoto${index}`,
  moveImage: (index: number, to: 'earlier' | 'later') => `moveImage${index}${to}`,
  locationName: 'locationName',
  email: 'email',
  code: 'code',
  submit: 'submit',
} as const;

/** The control of a form by its name. */
export function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? found : undefined;
}

/** Puts the focus where an issue can be mended. Returns whether there is such a place. */
export function focusField(form: HTMLFormElement | null, { field, index }: FieldIssue): boolean {
  const control =
    (index === undefined ? undefined : controlOf(form, fieldNames.retryPhoto(index))) ??
    controlOf(form, nameOf(field, index));
  control?.focus();
  return control !== undefined;
}

function nameOf(field: FieldIssue['field'], index: number | undefined): string {
  switch (field) {
    case 'images':
      return index === undefined ? fieldNames.imageUrl : fieldNames.removeImage(index);
    case 'labels':
      return fieldNames.label(index ?? 0);
    case 'other':
      return '';
    default:
      return fieldNames[field];
  }
}

import type { FieldIssue } from '../state/issues.js';

export const fieldNames = {
  label: (index: number) => `label${index}`,
  imageUrl: 'imageUrl',
  addPhotos: 'addPhotos',
  imageMenu: (index: number) => `imageMenu${index}`,
  retryPhoto: (index: number) => `retryPhoto${index}`,
  email: 'email',
  code: 'code',
  submit: 'submit',
} as const;

export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? found : undefined;
}

/** Focuses the control that can fix an issue. Returns `false` if it does not exist. */
export function focusField(form: HTMLFormElement | null, { field, index }: FieldIssue): boolean {
  const control =
    (index === undefined ? undefined : findControl(form, fieldNames.retryPhoto(index))) ??
    findControl(form, controlName(field, index));
  control?.focus();
  return control !== undefined;
}

function controlName(field: FieldIssue['field'], index: number | undefined): string {
  switch (field) {
    case 'images':
      return index === undefined ? fieldNames.imageUrl : fieldNames.imageMenu(index);
    case 'labels':
      return fieldNames.label(index ?? 0);
    case 'other':
      return '';
    default:
      return field;
  }
}

import { translate, type Coded } from '@clothesline/api-client';

/**
 * Fields with a single text or choice, in the order of the form; '' if empty. Values, drafts, issues, and focus derive
 * from this list; the form renders each field, and the payload contains it.
 */
export const textFields = ['title', 'description', 'category', 'quantity', 'size', 'condition'] as const;
export type TextName = (typeof textFields)[number];

/** Returns a text for each of the text fields. */
export function eachText(read: (field: TextName) => string): Record<TextName, string> {
  // A cast, since TypeScript does not know the fields of entries.
  return Object.fromEntries(textFields.map((field) => [field, read(field)])) as Record<TextName, string>;
}

/** All fields in the order of the form: the first invalid one gets the focus. */
export const fieldOrder = ['images', 'labels', ...textFields, 'locationName', 'other'] as const;

export type FieldName = (typeof fieldOrder)[number];

/** Issue of a field. */
export interface FieldIssue {
  field: FieldName;
  /** Index of the image; undefined if the issue concerns the whole field. */
  index?: number;
  message: string;
}

/** Issue in the contract's shape: `path` as in `images.0`. */
export interface PathIssue extends Coded {
  path: string;
}

/**
 * Assigns issues to the fields that show them, in the language of the texts. An issue without a field (a position, the
 * time) becomes 'other', so that every issue is shown.
 */
export function toFieldIssues(issues: readonly PathIssue[], texts: object): FieldIssue[] {
  const found = issues.map(({ path, ...text }): FieldIssue => {
    const message = translate(text, texts);
    const [name = '', index] = path.split('.');
    const field = toFieldName(name);
    return (field === 'images' || field === 'labels') && index !== undefined && /^\d+$/.test(index)
      ? { field, index: Number(index), message }
      : { field, message };
  });
  return toFieldOrder(found);
}

function toFieldName(name: string): FieldName {
  return name === 'imageDescriptions' ? 'labels' : (fieldOrder.find((known) => known === name) ?? 'other');
}

/** Sorts issues by the order of their fields in the form. */
export function toFieldOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.toSorted(
    (a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field) || (a.index ?? -1) - (b.index ?? -1),
  );
}

/** Returns the first message of a field, or of one of its entries. */
export function firstMessage(issues: readonly FieldIssue[], field: FieldName, index?: number): string | undefined {
  return issues.find((issue) => issue.field === field && issue.index === index)?.message;
}

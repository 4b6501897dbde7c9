import { translate, type Coded } from '@clothesline/api-client';

/**
 * The text fields in the order they appear in the form. Values, drafts, issues and focus handling all rely on this
 * list.
 */
export const textFields = ['title', 'description', 'category', 'quantity', 'size', 'condition'] as const;
export type TextName = (typeof textFields)[number];

export function eachText(read: (field: TextName) => string): Record<TextName, string> {
  return Object.fromEntries(textFields.map((field) => [field, read(field)])) as Record<TextName, string>;
}

export const fieldOrder = ['images', 'labels', ...textFields, 'locationName', 'other'] as const;

export type FieldName = (typeof fieldOrder)[number];

export interface FieldIssue {
  field: FieldName;
  index?: number;
  message: string;
}

/** `path` uses dots, e.g. `images.0`. */
export interface PathIssue extends Coded {
  path: string;
}

/** Translates issues and assigns them to form fields. Issues that don't fit anywhere end up in 'other'. */
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

export function toFieldOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.toSorted(
    (a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field) || (a.index ?? -1) - (b.index ?? -1),
  );
}

export function firstMessage(issues: readonly FieldIssue[], field: FieldName, index?: number): string | undefined {
  return issues.find((issue) => issue.field === field && issue.index === index)?.message;
}

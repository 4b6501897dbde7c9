import { issueText, type IssueTexts } from '@clothesline/api-client';

/** The fields in the order in which they stand in the form: the first wrong one gets the focus. */
export const fieldOrder = [
  'title',
  'description',
  'category',
  'quantity',
  'images',
  'labels',
  'locationName',
  'other',
] as const;

export type FieldName = (typeof fieldOrder)[number];

/** Something wrong with a field. */
export interface FieldIssue {
  field: FieldName;
  /** Which image; undefined where it is about the field as a whole. */
  index?: number;
  message: string;
}

/** An issue as the contract tells it: `path` as in `images.0`. */
export interface PathIssue {
  path: string;
  message: string;
}

/**
 * Sorts issues to the fields that show them, in the language of the texts. What no field shows (a position, the time)
 * becomes 'other', so that nothing is swallowed.
 */
export function toFieldIssues(issues: readonly PathIssue[], texts: IssueTexts): FieldIssue[] {
  const found = issues.map(({ path, message: english }): FieldIssue => {
    const message = issueText(english, texts);
    const [name = '', index] = path.split('.');
    const field = fieldOf(name);
    return (field === 'images' || field === 'labels') && index !== undefined && /^\d+$/.test(index)
      ? { field, index: Number(index), message }
      : { field, message };
  });
  return toFieldOrder(found);
}

function fieldOf(name: string): FieldName {
  return name === 'imageDescriptions' ? 'labels' : (fieldOrder.find((known) => known === name) ?? 'other');
}

/** The issues in the order in which their fields stand in the form. */
export function toFieldOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.toSorted(
    (a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field) || (a.index ?? -1) - (b.index ?? -1),
  );
}

/** The first message of a field, or of one of its entries. */
export function messageOf(issues: readonly FieldIssue[], field: FieldName, index?: number): string | undefined {
  return issues.find((issue) => issue.field === field && issue.index === index)?.message;
}

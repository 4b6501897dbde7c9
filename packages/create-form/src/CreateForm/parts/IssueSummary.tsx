import { Text, VisuallyHidden } from '@clothesline/ui';
import type { CreateFormMessages } from '../../messages.js';
import type { FieldIssue } from '../../state/issues.js';
import * as styles from '../CreateForm.css.js';

interface IssueSummaryProps {
  issues: readonly FieldIssue[];
  texts: CreateFormMessages;
}

/** Shows the number of fields that need attention, and lists issues that don't belong to a field. */
export function IssueSummary({ issues, texts }: IssueSummaryProps) {
  const others = issues.filter(({ field }) => field === 'other');
  const fields = new Set(issues.map(({ field, index }) => `${field} ${index ?? ''}`));
  return (
    <div role="alert" className={others.length > 0 ? styles.problems : styles.silent}>
      {fields.size > 0 && <VisuallyHidden>{texts.wrongFields({ count: fields.size })}</VisuallyHidden>}
      {others.map(({ message }) => (
        <Text key={message} size="small" tone="danger">
          {message}
        </Text>
      ))}
    </div>
  );
}

import type { ReportKind, ReportReason } from '@clothesline/api-client/members';
import type { reporting } from '../../locales/en/reporting.js';

/** Target of a report. */
export interface ReportTarget {
  kind: ReportKind;
  id: number;
}

/** The reasons to report something of a kind, in words. */
export const listReasons = (texts: typeof reporting, kind: ReportKind): Record<ReportReason, string> =>
  kind === 'person' ? texts.reasonsOfPerson : texts.reasons;

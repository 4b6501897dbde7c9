import type { ReportKind, ReportReason } from '@clothesline/api-client/members';
import type { reporting } from '../../locales/en/reporting.js';

export interface ReportTarget {
  kind: ReportKind;
  id: number;
}

export const listReasons = (texts: typeof reporting, kind: ReportKind): Record<ReportReason, string> =>
  kind === 'person' ? texts.reasonsOfPerson : texts.reasons;

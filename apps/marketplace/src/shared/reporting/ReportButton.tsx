import type { ReportKind } from '@clothesline/api-client/members';
import { Button, type ButtonProps } from '@clothesline/ui';
import { lazy } from 'react';
import { useIntent } from '../account/useIntent.js';
import { Deferred } from '../deferred/Deferred.js';
import { loadChunk } from '../deferred/loadChunk.js';
import { reportButtonMessages as messages } from './buttonMessages.js';

const reportDialog = () =>
  lazy(async () => ({ default: (await loadChunk(() => import('./ReportDialog.js'))).ReportDialog }));

/** Target of a report. */
export interface ReportTarget {
  kind: ReportKind;
  id: number;
}

interface ReportButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  target: ReportTarget;
  /** How a message begins: of many it says which one. */
  excerpt?: string | undefined;
}

/** Opens the dialog of a report. Signs in first if needed. */
export function ReportButton({ target, excerpt, ...look }: ReportButtonProps) {
  const { current, begin, end } = useIntent<'report'>();
  return (
    <>
      <Button
        {...look}
        aria-label={excerpt === undefined ? undefined : messages.reportMessage(excerpt)}
        onClick={() => begin('report')}
      >
        {messages.report}
      </Button>
      {current && (
        <Deferred component={reportDialog} waiting={null} failedTitle={messages.failed}>
          {(ReportDialog) => <ReportDialog session={current.session} target={target} onClose={end} />}
        </Deferred>
      )}
    </>
  );
}

import { Button, type ButtonProps, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import { reportButton } from '../../locales/en/reportButton.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import type { ReportTarget } from './listReasons.js';
import { createPart } from '../../lib/loading/createPart.js';

const reportDialog = createPart(async () => (await import('./ReportDialog.js')).ReportDialog);

interface ReportButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  target: ReportTarget;
  /** Part of the accessible name, to distinguish the report buttons of several messages. */
  excerpt?: string | undefined;
}

export function ReportButton({ target, excerpt, ...look }: ReportButtonProps) {
  const messages = useTexts(reportButton);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-label={excerpt === undefined ? undefined : messages.reportMessage({ excerpt })}
        onClick={() => setOpen(true)}
      >
        {messages.report}
      </Button>
      {isOpen && (
        <Deferred component={reportDialog.component} waiting={null} failedTitle={messages.failed}>
          {(ReportDialog) => <ReportDialog target={target} onClose={() => setOpen(false)} />}
        </Deferred>
      )}
    </>
  );
}

import { Button, Dialog, Inline, Stack, Text, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { signIn } from '../../locales/en/signIn.js';
import { type Session, useAccount } from './AccountContext.js';
import { useCall } from '../../lib/forms/useCall.js';
import { useRestore } from './useRestore.js';

interface LeavingDialogProps {
  session: Session;
  deletedAt: string;
}

export function LeavingDialog({ session, deletedAt }: LeavingDialogProps) {
  const dates = useDates();
  const messages = useTexts(signIn);
  const { signOut } = useAccount();
  const [isClosed, setClosed] = useState(false);
  const { isPending, problem, restore } = useRestore(session);
  const leaving = useCall();
  const failure = problem ?? leaving.problem;
  if (isClosed) return null;
  return (
    <Dialog open onOpenChange={() => setClosed(true)} title={messages.leavingTitle}>
      <Stack space="large">
        <Stack space="small">
          <Text>{messages.leavingText({ day: dates.day(deletedAt) })}</Text>
          <Text>{messages.comingBack}</Text>
        </Stack>
        <div role="alert">{failure && <Text tone="danger">{failure}</Text>}</div>
        <Inline wrap>
          <Button tone="primary" busy={isPending} onClick={restore}>
            {isPending ? messages.keeping : messages.keep}
          </Button>
          <Button busy={leaving.isPending} onClick={() => void leaving.run(signOut)}>
            {messages.signOut}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

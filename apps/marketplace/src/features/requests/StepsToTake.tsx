import type { DonationRequest, RequestState } from '@clothesline/api-client/members';
import { Button, type ButtonProps, Inline, useTexts } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { Session } from '../account/index.js';
import { requests } from '../../locales/en/requests.js';
import { PromiseDialog } from './PromiseDialog.js';
import { AcceptDialog, CodeDialog, type EndCall, EndDialog, PlaceDialog, ReasonDialog } from './StepDialogs.js';

type Step = 'promise' | 'accept' | 'agree' | 'decline' | 'cancel' | 'code' | 'collected' | 'missed' | 'object';

const stepsOf: Record<'donor' | 'asker', Partial<Record<RequestState, readonly Step[]>>> = {
  donor: {
    waiting: ['promise', 'decline'],
    offered: ['agree', 'cancel', 'decline'],
    promised: ['collected', 'missed', 'cancel'],
  },
  asker: {
    waiting: ['cancel'],
    offered: ['accept', 'cancel'],
    promised: ['code', 'cancel'],
    missed: ['object'],
  },
};

const labels = (messages: typeof requests, isDonor: boolean): Record<Step, string> => ({
  promise: messages.promise,
  accept: messages.accept,
  agree: messages.agree,
  decline: messages.decline,
  cancel: isDonor ? messages.cancelPromise : messages.cancel,
  code: messages.enterCode,
  collected: messages.collected,
  missed: messages.missed,
  object: messages.object,
});

const endCalls: Partial<Record<Step, EndCall>> = {
  agree: 'acceptOffer',
  collected: 'markReceived',
  missed: 'markMissed',
  object: 'objectToMissed',
};

function pickTone(step: Step, index: number): ButtonProps['tone'] {
  return index === 0 && step !== 'cancel' ? 'primary' : undefined;
}

interface StepsToTakeProps {
  session: Session;
  request: DonationRequest;
  isDonor: boolean;
  other: string;
}

export function StepsToTake({ session, request, isDonor, other }: StepsToTakeProps) {
  // reports only make sense after the agreed time, new proposals before
  const messages = useTexts(requests);
  const isBefore = useIsAhead(request.from);
  const canObject = useIsAhead(request.objectUntil);
  const can: Partial<Record<Step, boolean>> = { agree: isBefore, missed: !isBefore, object: canObject };
  const steps = (stepsOf[isDonor ? 'donor' : 'asker'][request.state] ?? []).filter((step) => can[step] ?? true);
  const [chosen, setChosen] = useState<Step>();
  const common = { session, request, onClose: () => setChosen(undefined) };

  return (
    <>
      {steps.length > 0 && (
        <Inline wrap>
          {steps.map((step, index) => (
            <Button
              // remount the label since browser translators miss in-place changes
              key={step}
              tone={pickTone(step, index)}
              onClick={() => setChosen(step)}
            >
              {labels(messages, isDonor)[step]}
            </Button>
          ))}
        </Inline>
      )}
      {chosen === 'promise' && <PromiseDialog {...common} name={other} />}
      {chosen === 'accept' && <AcceptDialog {...common} />}
      {chosen === 'code' && <CodeDialog {...common} />}
      {chosen === 'agree' && request.needsPlace && <PlaceDialog {...common} />}
      {chosen && endCalls[chosen] && !(chosen === 'agree' && request.needsPlace) && (
        <EndDialog {...common} call={endCalls[chosen]} />
      )}
      {chosen === 'decline' && <ReasonDialog {...common} isDonor={isDonor} call="declineRequest" />}
      {chosen === 'cancel' && <ReasonDialog {...common} isDonor={isDonor} call="cancelRequest" />}
    </>
  );
}

/** The maximum delay of `setTimeout`, in ms. */
const longest = 2_147_483_647;

function useIsAhead(time: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const at = time === undefined ? 0 : Date.parse(time);
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longest));
    return () => clearTimeout(timer);
  }, [at, now]);
  return at > now;
}

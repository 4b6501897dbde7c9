import { Button, Inline, useTexts } from '@clothesline/ui';
import type { Person } from '@clothesline/api-client/members';
import { useState } from 'react';
import { ReportButton } from '../../moderation/index.js';
import { type Session, useAccount } from '../../account/index.js';
import { person as personTexts } from '../../../locales/en/person.js';
import { paths } from '../../../lib/routing/paths.js';
import { BlockDialog } from './BlockDialog.js';

interface PersonActionsProps {
  person: Person;
  className?: string;
}

export function PersonActions({ person, className }: PersonActionsProps) {
  const messages = useTexts(personTexts);
  const { session } = useAccount();
  const { current, begin, end } = useIntent<'block' | 'unblock'>();
  // people without an account only have an ID
  if (person.username === null) return null;
  if (session?.account.id === person.id) {
    return (
      <Button href={`${paths.profile}?tab=settings`} className={className}>
        {messages.edit}
      </Button>
    );
  }
  const step = person.isBlocked ? 'unblock' : 'block';
  return (
    <Inline wrap space="xsmall" className={className}>
      <ReportButton target={{ kind: 'person', id: person.id }} tone="quiet" />
      {/* remount the label since browser translators miss in-place changes */}
      <Button key={step} tone="quiet" onClick={() => begin(step)}>
        {messages[step]}
      </Button>
      {current && (
        <BlockDialog session={current.session} person={person} isBlocking={current.what === 'block'} onClose={end} />
      )}
    </Inline>
  );
}

interface Intent<What> {
  /** Undefined until the person has signed in. */
  current: { what: What; session: Session } | undefined;
  begin(what: What): void;
  end(): void;
}

/** Runs an action that requires an account, asking visitors to sign in first. */
function useIntent<What>(): Intent<What> {
  const { session, isSignedIn, signIn } = useAccount();
  const [what, setWhat] = useState<What>();
  return {
    current: session && what !== undefined ? { what, session } : undefined,
    begin(next) {
      setWhat(() => next);
      if (!isSignedIn) signIn();
    },
    end: () => setWhat(undefined),
  };
}

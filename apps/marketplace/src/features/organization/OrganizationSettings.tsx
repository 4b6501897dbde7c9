import { Badge, Button, Heading, Inline, Spinner, Stack, Surface, Text, useTexts } from '@clothesline/ui';
import type { OwnOrganization } from '@clothesline/api-client/members';
import { useState } from 'react';
import { paths } from '../../lib/routing/paths.js';
import { organization as texts } from '../../locales/en/organization.js';
import { steps } from '../../locales/en/steps.js';
import { LoadFailure, type Session, useOwnOrganization } from '../account/index.js';
import { OrganizationDialog } from './OrganizationDialog.js';
import { RemoveDialog } from './RemoveDialog.js';

const tones = { waiting: 'highlight', confirmed: 'success', refused: 'danger' } as const;

export function OrganizationSettings({ session }: { session: Session }) {
  const messages = useTexts(texts);
  const stepTexts = useTexts(steps);
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const { data, isPending, error, refetch } = useOwnOrganization(session);
  const shared = { session, onClose: () => setDialog(undefined) };
  return (
    <Surface as="section">
      <Stack>
        <Heading level={3}>{messages.title}</Heading>
        {isPending ? (
          <Spinner label={stepTexts.working} />
        ) : error ? (
          <LoadFailure headingLevel={4} title={messages.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {data ? <State organization={data} /> : <Text size="small">{messages.intro}</Text>}
            <Inline wrap space="xsmall">
              <Button onClick={() => setDialog('edit')}>{data ? messages.edit : messages.apply}</Button>
              {data?.state === 'confirmed' && <Button href={paths.organization}>{messages.manage}</Button>}
              {data && (
                <Button tone="quiet" onClick={() => setDialog('remove')}>
                  {messages.remove}
                </Button>
              )}
            </Inline>
            {dialog === 'edit' && <OrganizationDialog {...shared} organization={data ?? undefined} />}
            {dialog === 'remove' && <RemoveDialog {...shared} />}
          </>
        )}
      </Stack>
    </Surface>
  );
}

function State({ organization: { name, state, refusedFor } }: { organization: OwnOrganization }) {
  const messages = useTexts(texts);
  return (
    <Stack space="xsmall">
      <Text weight="bold" dir="auto">
        {name}
      </Text>
      <div>
        <Badge key={state} tone={tones[state]}>
          {messages.states[state]}
        </Badge>
      </div>
      {refusedFor !== undefined && <Text dir="auto">{messages.reason({ reason: refusedFor })}</Text>}
      <Text size="small" tone="muted">
        {messages.stateTexts[state]}
      </Text>
    </Stack>
  );
}

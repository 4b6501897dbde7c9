import { useOrganization } from '@clothesline/api-client';
import { ErrorState, useTexts } from '@clothesline/ui';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useEffect } from 'react';
import { needsMessages } from '../OrganizationNeeds/messages.js';
import { OrganizationNeeds } from '../OrganizationNeeds/OrganizationNeeds.js';
import { needsElement } from './needsTable.js';

/** Registers `<clothesline-needs>` unless it's already registered. */
export function defineNeedsElement(setup: ElementSetup<typeof needsElement>): void {
  defineElement({ table: needsElement, component: NeedsElement, provider: ElementProvider, ...setup });
}

type NeedsElementProps = ElementProps<typeof needsElement>;

function NeedsElement({ organization, ...props }: NeedsElementProps) {
  return organization === undefined ? (
    <MissingOrganization {...props} />
  ) : (
    <LoadedNeeds {...props} organization={organization} />
  );
}

function MissingOrganization({ messages }: Omit<NeedsElementProps, 'organization'>) {
  const texts = useTexts(needsMessages, messages);
  useEffect(() => {
    console.warn(`<${needsElement.tag}>: no organization. Write organization="12".`);
  }, []);
  return <ErrorState title={texts.errorTitle} />;
}

function LoadedNeeds({
  organization,
  layout,
  limit,
  heading,
  linkBase,
  messages,
  emit,
}: NeedsElementProps & { organization: number }) {
  const { error } = useOrganization(organization);
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);
  return (
    <OrganizationNeeds
      organizationId={organization}
      layout={layout}
      limit={limit}
      heading={heading}
      linkBase={linkBase}
      messages={messages}
      onOffer={(event) => {
        if (!emit('offer', { need: event.need })) event.preventDefault();
      }}
    />
  );
}

import { createPlaceNamer, defaultLocation, LocationProvider, useCategories, useClient } from '@clothesline/api-client';
import { LocaleProvider, ToastProvider } from '@clothesline/ui';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createFormElement } from './table.js';
import { CreateForm } from '../CreateForm/CreateForm.js';

export { createFormElement } from './table.js';

type CreateFormElementProps = ElementProps<typeof createFormElement>;

/** Registers `<clothesline-create-form>`. Does nothing if it's already defined. */
export function defineCreateFormElement(setup: ElementSetup<typeof createFormElement>): void {
  defineElement({ table: createFormElement, component: CreateFormElement, provider: Provider, ...setup });
}

function CreateFormElement({ userId, linkBase, draft, messages, emit }: CreateFormElementProps) {
  const { error } = useCategories();
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);

  return (
    <CreateForm
      userId={userId}
      draftStorage={draft ? 'device' : undefined}
      messages={messages}
      listHref={linkBase === '' ? undefined : `${linkBase.replace(/\/$/, '')}/create`}
      onCreated={(donation) => void emit('created', { donation })}
      onError={(failure) =>
        void emit('error', { error: failure, message: failure instanceof Error ? failure.message : String(failure) })
      }
    />
  );
}

function Provider(props: CreateFormElementProps & { children: ReactNode }) {
  return (
    <ElementProvider {...props}>
      <Place {...props} />
    </ElementProvider>
  );
}

/** Provides a fixed location. On someone else's site, we don't want to prompt for the position or use their storage. */
function Place({
  city,
  region,
  latitude,
  longitude,
  units,
  children,
}: CreateFormElementProps & { children: ReactNode }) {
  const client = useClient();
  const namePlace = useMemo(() => createPlaceNamer(client), [client]);
  const hasPlace = city !== undefined && latitude !== undefined && longitude !== undefined;
  return (
    <LocationProvider
      key={`${latitude} ${longitude} ${city} ${region}`}
      ask="never"
      namePlace={namePlace}
      fallback={hasPlace ? { city, region, latitude, longitude } : defaultLocation}
      deviceStore={null}
      visitStore={null}
    >
      <LocaleProvider units={units}>
        <ToastProvider>{children}</ToastProvider>
      </LocaleProvider>
    </LocationProvider>
  );
}

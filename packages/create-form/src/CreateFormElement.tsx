import {
  ApiProvider,
  createClient,
  createPlaceNamer,
  createQueryClient,
  defaultLocation,
  LocationProvider,
  useCategories,
} from '@clothesline/api-client';
import { ThemeRoot, ToastProvider } from '@clothesline/ui';
import { defineElement, perDocument, type AttributeValues, type ElementProps } from '@clothesline/web-component';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createFormElement } from './elements.js';
// Not from its own file: the built element leaves the widget in index.js (tsup.element.config.ts).
import { CreateForm } from './index.js';

type CreateFormElementProps = ElementProps<typeof createFormElement>;

/**
 * Registers `<clothesline-create-form>`; does nothing where it is registered already.
 * @param css The styles of the primitives and of this widget, as text.
 * @param defaults Values for what a page leaves out, such as the address of the server.
 */
export function defineCreateFormElement(
  css: readonly string[],
  defaults?: Partial<AttributeValues<typeof createFormElement>>,
): void {
  defineElement({ table: createFormElement, component: CreateFormElement, provider: Provider, styles: css, defaults });
}

function CreateFormElement({ userId, draft, messages, emit }: CreateFormElementProps) {
  const { error } = useCategories();
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);

  return (
    <CreateForm
      userId={userId}
      draftStorage={draft ? 'device' : undefined}
      messages={messages}
      onCreated={(donation) => void emit('created', { donation })}
      onFailed={(failure) =>
        void emit('error', { error: failure, message: failure instanceof Error ? failure.message : String(failure) })
      }
    />
  );
}

/** The theme, the place and the server: one client and one cache for each host, whatever the number of widgets on the page. */
function Provider({
  apiHost,
  theme,
  lang,
  city,
  region,
  latitude,
  longitude,
  host,
  children,
}: CreateFormElementProps & { children: ReactNode }) {
  const { ownerDocument } = host;
  const api = useMemo(
    () =>
      perDocument(ownerDocument).share(`api ${apiHost}`, () => ({
        // No cookies: a page needs no registration with the server to show a widget.
        client: createClient({ host: apiHost, credentials: 'omit' }),
        queryClient: createQueryClient(),
      })),
    [ownerDocument, apiHost],
  );
  const nameOf = useMemo(() => createPlaceNamer(api.client), [api]);
  const hasPlace = city !== undefined && latitude !== undefined && longitude !== undefined;
  return (
    // The texts are English until they are translated, whatever the language of the page. Light text needs its ground.
    <ThemeRoot theme={theme} lang={lang ?? 'en'} paint={theme !== 'light'}>
      <ApiProvider {...api}>
        {/* Nobody is asked where they are in the name of somebody else's page, and nothing is kept on its device storage. */}
        <LocationProvider
          key={`${latitude} ${longitude} ${city} ${region}`}
          ask="never"
          nameOf={nameOf}
          fallback={hasPlace ? { city, region, latitude, longitude } : defaultLocation}
          deviceStore={null}
          visitStore={null}
        >
          <ToastProvider>{children}</ToastProvider>
        </LocationProvider>
      </ApiProvider>
    </ThemeRoot>
  );
}

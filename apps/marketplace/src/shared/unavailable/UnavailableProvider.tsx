import { Button, Dialog, Text } from '@clothesline/ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Boundary } from '../failure/Boundary.js';
import { CrashNotice } from '../failure/CrashNotice.js';
import { unavailableMessages as messages, type Unavailable } from './messages.js';

const UnavailableContext = createContext<(feature: Unavailable) => void>(() => undefined);

/** Holds the dialog in which a control says that it has nothing behind it yet. */
export function UnavailableProvider({ children }: { children: ReactNode }) {
  const [feature, setFeature] = useState<Unavailable>('contactDonor');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const tell = useCallback((next: Unavailable) => {
    setFeature(next);
    setOpen(true);
  }, []);

  return (
    <UnavailableContext value={tell}>
      {children}
      <Boundary renderFailure={() => <CrashNotice title={messages.title} />}>
        <Dialog
          open={open}
          onClose={close}
          title={messages.title}
          footer={<Button onClick={close}>{messages.close}</Button>}
        >
          <Text>{messages[feature]}</Text>
        </Dialog>
      </Boundary>
    </UnavailableContext>
  );
}

/** Says honestly that a feature is not available on this site yet. */
export function useUnavailable(): (feature: Unavailable) => void {
  return use(UnavailableContext);
}

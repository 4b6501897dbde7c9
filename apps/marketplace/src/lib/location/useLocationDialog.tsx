import { useTexts } from '@clothesline/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { layout } from '../../locales/en/layout.js';
import { loadChunk } from '../loading/loadChunk.js';
import { Boundary } from '../failure/Boundary.js';
import { CrashNotice } from '../failure/CrashNotice.js';
import { useFailureToast } from '../failure/useFailureToast.js';

export function useLocationDialog(): { open(): void; dialog: ReactNode } {
  const messages = useTexts(layout);
  const [isOpen, setIsOpen] = useState(false);
  const [LocationDialog, setLocationDialog] =
    useState<ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>>();
  const showFailure = useFailureToast();

  async function open() {
    setIsOpen(true);
    try {
      const module = await loadChunk(() => import('./LocationDialog.js'));
      setLocationDialog(() => module.LocationDialog);
    } catch (error) {
      reset();
      await showFailure(messages.locationFailed, error);
    }
  }
  function reset() {
    setIsOpen(false);
    setLocationDialog(undefined);
  }

  return {
    open: () => void open(),
    dialog: LocationDialog && (
      <Boundary renderFailure={() => <CrashNotice title={messages.locationCrashed} onClose={reset} />}>
        <LocationDialog open={isOpen} onOpenChange={setIsOpen} />
      </Boundary>
    ),
  };
}

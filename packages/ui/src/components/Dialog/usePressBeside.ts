import { useEffect, type RefObject } from 'react';

/** Calls back for a press on the backdrop. */
export function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  useEffect(() => {
    const element = dialog.current;
    let beganBeside = false;
    const begin = ({ target }: Event) => {
      beganBeside = target === element;
    };
    const end = ({ target }: Event) => {
      // A text selection may end on the backdrop.
      if (beganBeside && target === element) onPress();
    };
    element?.addEventListener('pointerdown', begin);
    element?.addEventListener('click', end);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      element?.removeEventListener('click', end);
    };
  }, [dialog, onPress]);
}

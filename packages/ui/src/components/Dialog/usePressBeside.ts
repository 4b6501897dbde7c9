import { useEffect, type RefObject } from 'react';

/** Calls back for a press on the backdrop, since the content covers all of the dialog's own box. */
export function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  useEffect(() => {
    const element = dialog.current;
    let beganBeside = false;
    const begin = ({ target }: Event) => {
      beganBeside = target === element;
    };
    const end = ({ target }: Event) => {
      // Ignores presses that began inside, since selecting text may end on the backdrop.
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

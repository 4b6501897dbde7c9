import { useEffect, type RefObject } from 'react';

/** Calls `onPress` when the backdrop is clicked. */
export function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  useEffect(() => {
    const element = dialog.current;
    let beganBeside = false;
    const begin = ({ target }: Event) => {
      beganBeside = target === element;
    };
    const end = ({ target }: Event) => {
      // Ignore clicks that started inside, e.g. when selecting text.
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

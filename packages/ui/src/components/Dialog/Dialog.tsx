import { useId, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { firstFocusable } from '../../hooks/focus.js';
import { useControlled } from '../../hooks/useControlled.js';
import { useUiTexts } from '../../locale/useUiTexts.js';
import { CloseIcon } from '../../icons/icons.js';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './Dialog.css.js';
import { usePressBeside } from './usePressBeside.js';

export interface DialogProps extends RootProps<HTMLDialogElement> {
  /** Controlled state. */
  open?: boolean | undefined;
  /** Initial state if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` after Escape, the close button, or a press on the backdrop. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Heading and accessible name. */
  title: string;
  /** Scrollable content. */
  children: ReactNode;
  /** Actions, the least harmful first. */
  footer?: ReactNode | undefined;
  /** Maximum width; phones always show a sheet. */
  size?: keyof typeof styles.size | undefined;
  /** Initial focus; the first control of the content by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Modal dialog based on `<dialog>`. Focus moves in and returns to the opener. For news, use `useToast`. */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return isOpen ? <OpenDialog {...rest} onClose={() => setOpen(false)} /> : null;
}

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  onClose: () => void;
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  initialFocus,
  className,
  ref: given,
  ...rest
}: OpenDialogProps) {
  const { close } = useUiTexts();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(given, () => ref.current, []);
  const content = useRef<HTMLDivElement>(null);
  usePressBeside(ref, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // jsdom has no `showModal`.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const first = initialFocus?.current ?? (content.current && firstFocusable(content.current));
    first?.focus();
    // Only `close()` returns the focus.
    return () => (dialog.close ? dialog.close() : dialog.removeAttribute('open'));
  }, [initialFocus]);

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={cx(box, styles.root, styles.size[size], className)}
      onCancel={(event) => {
        // File inputs also dispatch `cancel`.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={cx(box, styles.sheet)}>
        <div className={cx(box, styles.header)}>
          <Heading level={2} size="large" id={titleId}>
            {title}
          </Heading>
          <IconButton label={close} icon={<CloseIcon />} onClick={onClose} className={styles.close} />
        </div>
        <div ref={content}>
          <div className={cx(box, styles.body)}>{children}</div>
          {footer && <div className={cx(box, styles.footer)}>{footer}</div>}
        </div>
      </div>
    </dialog>
  );
}

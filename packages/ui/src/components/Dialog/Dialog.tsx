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
  /** Whether the dialog is initially open. Only for uncontrolled use. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the dialog is closed with Escape, the close button, or a click on the backdrop. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading, also used as the accessible name. */
  title: string;
  /** Scrollable content. */
  children: ReactNode;
  /** Buttons. Put the safest action first. */
  footer?: ReactNode | undefined;
  /** Maximum width. On phones, dialogs are always full-width sheets. */
  size?: keyof typeof styles.size | undefined;
  /** The element to focus when the dialog opens. Defaults to the first control in the content. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog based on `<dialog>`. Moves the focus inside, and back to the opener afterwards. To just notify the
 * user, use `useToast` instead.
 */
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
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const first = initialFocus?.current ?? (content.current && firstFocusable(content.current));
    first?.focus();
    // The browser only restores the focus on `close()`.
    return () => (dialog.close ? dialog.close() : dialog.removeAttribute('open'));
  }, [initialFocus]);

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={cx(box, styles.root, styles.size[size], className)}
      onCancel={(event) => {
        // `cancel` events of file inputs bubble up here
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

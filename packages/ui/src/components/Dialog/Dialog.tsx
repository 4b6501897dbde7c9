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
  /** Whether it is open; leave it out to let the dialog decide. */
  open?: boolean | undefined;
  /** Whether it is open at first, if `open` is left out. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` after Escape, the close button, or a press on the backdrop. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading, which is also its name. */
  title: string;
  /** The content, which scrolls when it is long. */
  children: ReactNode;
  /** The actions; the least harmful first. */
  footer?: ReactNode | undefined;
  /** How wide it may become; on a phone it is always a sheet. */
  size?: keyof typeof styles.size | undefined;
  /** Element that gets the focus at first; by default the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Modal dialog: a native `<dialog>` that blocks the page. Focus moves in and returns to the opener. For news, use
 * `useToast`.
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
    // jsdom has no `showModal`.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const first = initialFocus?.current ?? (content.current && firstFocusable(content.current));
    first?.focus();
    // `close()` returns the focus to the opener; removing the element does not.
    return () => (dialog.close ? dialog.close() : dialog.removeAttribute('open'));
  }, [initialFocus]);

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={cx(box, styles.root, styles.size[size], className)}
      onCancel={(event) => {
        // A file input inside dispatches `cancel` events too.
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

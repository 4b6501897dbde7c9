import { useState } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import { useUiTexts } from '../../locale/useUiTexts.js';
import { CloseIcon } from '../../icons/icons.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Text } from '../Text/Text.js';
import * as styles from './Toast.css.js';
import type { ToastContent } from './toastReducer.js';
import { useCountdown } from './useCountdown.js';
import { useSwipe } from './useSwipe.js';

interface ToastCardProps extends ToastContent {
  duration: number;
  onDismiss: () => void;
}

/** A single toast. Its timer is paused on hover and focus. */
export function ToastCard({ title, description, variant = 'default', action, duration, onDismiss }: ToastCardProps) {
  const { dismiss } = useUiTexts();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { offset, ...swipe } = useSwipe(onDismiss);
  useCountdown({ duration, paused: hovered || focused || offset !== 0, onEnd: onDismiss });
  return (
    <div
      {...swipe}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={cx(box, styles.card, styles.variant[variant])}
      style={offset ? { translate: `${offset}px`, transition: 'none' } : undefined}
    >
      <div className={cx(box, styles.words)}>
        <Text as="div" weight="bold" tone="inherit">
          {title}
        </Text>
        {description && (
          <Text as="div" size="small" tone="inherit">
            {description}
          </Text>
        )}
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={dismiss} icon={<CloseIcon />} onClick={onDismiss} className={styles.close} />
    </div>
  );
}

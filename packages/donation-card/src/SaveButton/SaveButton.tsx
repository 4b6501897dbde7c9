import { Button, HeartFilledIcon, HeartIcon, IconButton, type RootProps } from '@clothesline/ui';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './SaveButton.css.js';

export interface SaveButtonProps extends RootProps<HTMLButtonElement | HTMLAnchorElement> {
  /** Title of the donation. It becomes part of the accessible name. */
  title: string;
  /** Whether the donation is saved. */
  saved: boolean;
  /** Called with the new state. */
  onSavedChange: (saved: boolean) => void;
  /** Shows 'Save' or 'Saved' next to the icon. */
  labeled?: boolean | undefined;
  /** Text overrides. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** A heart button for saving a donation. */
export function SaveButton({ title, saved, onSavedChange, labeled = false, messages, ...root }: SaveButtonProps) {
  const texts = useCardTexts(messages);
  const icon = saved ? (
    <HeartFilledIcon className={styles.pegged}>
      <path d="M12 2v8" className={styles.peg} />
    </HeartFilledIcon>
  ) : (
    <HeartIcon />
  );
  const toggle = () => onSavedChange(!saved);

  if (!labeled) {
    return (
      <IconButton
        tone="floating"
        label={texts.save({ title })}
        icon={icon}
        pressed={saved}
        onClick={toggle}
        {...root}
      />
    );
  }
  return (
    <Button
      icon={icon}
      aria-pressed={saved}
      aria-label={saved ? texts.saved({ title }) : texts.save({ title })}
      onClick={toggle}
      {...root}
    >
      {saved ? texts.savedLabel : texts.saveLabel}
    </Button>
  );
}

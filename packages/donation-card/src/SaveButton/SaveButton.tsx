import { Button, HeartFilledIcon, HeartIcon, IconButton, type RootProps } from '@clothesline/ui';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './SaveButton.css.js';

export interface SaveButtonProps extends RootProps<HTMLButtonElement | HTMLAnchorElement> {
  /** Title of the donation, which the button's name includes. */
  title: string;
  /** Whether the donation is saved. */
  saved: boolean;
  /** Called with whether the donation is to be saved. */
  onSavedChange: (saved: boolean) => void;
  /** Shows 'Save' or 'Saved' beside the heart. */
  labeled?: boolean | undefined;
  /** Texts that replace the built-in ones. */
  messages?: Partial<DonationCardMessages> | undefined;
}

/** A heart that is pegged to the line while its donation is saved. */
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

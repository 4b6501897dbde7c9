import { Button, Text } from '@clothesline/ui';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';

interface AddressQuestionProps {
  address: string;
  onPublish: () => void;
  onChange: () => void;
  texts: CreateFormMessages;
}

/** Asks whether an address, a phone number or an email address may be published. */
export function AddressQuestion({ address, onPublish, onChange, texts }: AddressQuestionProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Text size="small" tone="inherit">
        {texts.addressFound(address)}
      </Text>
      <Button size="small" onClick={onChange}>
        {texts.changeAddress}
      </Button>
      <Button size="small" tone="quiet" onClick={onPublish}>
        {texts.publishAddress}
      </Button>
    </div>
  );
}

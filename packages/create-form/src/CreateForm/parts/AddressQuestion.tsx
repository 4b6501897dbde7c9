import { Button, Text } from '@clothesline/ui';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';

interface AddressQuestionProps {
  addresses: readonly string[];
  onPublish: () => void;
  onChange: () => void;
  texts: CreateFormMessages;
}

/** Asks whether addresses, phone numbers or email addresses may be published. */
export function AddressQuestion({ addresses, onPublish, onChange, texts }: AddressQuestionProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Text size="small" tone="inherit">
        {texts.addressFound(addresses.join(', '))}
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

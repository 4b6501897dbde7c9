import { Button, CameraIcon, Text } from '@clothesline/ui';
import { useRef } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';

interface AddPhotosProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  texts: CreateFormMessages;
}

export function AddPhotos({ disabled, onFiles, texts }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photos}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*"
        aria-label={texts.addPhotos}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset the input. Otherwise choosing the same file again doesn't trigger a change event.
          currentTarget.value = '';
        }}
      />
      <Button
        name={fieldNames.addPhotos}
        icon={<CameraIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        className={styles.add}
      >
        {texts.addPhotos}
      </Button>
      <Text size="small" tone="muted">
        {texts.photosHint}
      </Text>
    </div>
  );
}

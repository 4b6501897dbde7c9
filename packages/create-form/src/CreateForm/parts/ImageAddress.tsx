import { Button, isComposing, TextField } from '@clothesline/ui';
import type { KeyboardEvent } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import type { FormAction } from '../../state/formState.js';
import { fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';

interface ImageAddressProps {
  value: string;
  hint: string | undefined;
  error: string | undefined;
  disabled: boolean;
  dispatch: (action: FormAction) => void;
  texts: CreateFormMessages;
}

/** Adds an image by URL (spec §2). */
export function ImageAddress({ value, hint, error, disabled, dispatch, texts }: ImageAddressProps) {
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // Enter would submit the form.
    event.preventDefault();
    dispatch({ type: 'imageAdded' });
  }

  return (
    <div className={styles.adder}>
      <TextField
        name={fieldNames.imageUrl}
        label={texts.imageUrl}
        hideLabel
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        placeholder={texts.imageUrlPlaceholder}
        hint={hint}
        value={value}
        onChange={(event) => dispatch({ type: 'typed', field: 'imageUrl', value: event.currentTarget.value })}
        onKeyDown={addOnEnter}
        readOnly={disabled}
        error={error}
        className={styles.url}
      />
      <Button disabled={disabled} className={styles.add} onClick={() => dispatch({ type: 'imageAdded' })}>
        {texts.addImage}
      </Button>
    </div>
  );
}

import { Button, PlusIcon, TextField, VisuallyHidden } from '@clothesline/ui';
import { useId, type KeyboardEvent } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import type { FormAction, FormValues } from '../../state/formState.js';
import { messageOf, type FieldIssue } from '../../state/issues.js';
import { controlOf, fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';
import { Thumbnail } from './Thumbnail.js';

interface ImagesFieldProps {
  values: FormValues;
  issues: readonly FieldIssue[];
  disabled: boolean;
  dispatch: (action: FormAction) => void;
  texts: CreateFormMessages;
}

/** Image URLs, typed and added one by one, each shown as a thumbnail (spec §2). */
export function ImagesField({ values, issues, disabled, dispatch, texts }: ImagesFieldProps) {
  const legendId = useId();
  const { images, imageUrl } = values;

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would send the form.
    event.preventDefault();
    dispatch({ type: 'imageAdded' });
  }

  function remove(index: number, form: HTMLFormElement | null) {
    dispatch({ type: 'imageRemoved', index });
    // The pressed button goes: the focus stays in the field.
    controlOf(form, fieldNames.imageUrl)?.focus();
  }

  return (
    <div role="group" aria-labelledby={legendId} className={styles.group}>
      <span id={legendId} className={styles.legend}>
        {texts.images}
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      </span>
      {images.length > 0 && (
        <ul role="list" className={styles.thumbnails}>
          {images.map((url, index) => (
            <li key={keyOf(images, index)}>
              <Thumbnail
                url={url}
                position={index + 1}
                name={fieldNames.removeImage(index)}
                error={messageOf(issues, 'images', index)}
                disabled={disabled}
                onRemove={(form) => remove(index, form)}
                texts={texts}
              />
            </li>
          ))}
        </ul>
      )}
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
          hint={images.length === 0 ? texts.noImages : undefined}
          value={imageUrl}
          onChange={(event) => dispatch({ type: 'typed', field: 'imageUrl', value: event.currentTarget.value })}
          onKeyDown={addOnEnter}
          readOnly={disabled}
          error={messageOf(issues, 'images')}
          className={styles.url}
        />
        <Button
          icon={<PlusIcon />}
          disabled={disabled}
          className={styles.add}
          onClick={() => dispatch({ type: 'imageAdded' })}
        >
          {texts.addImage}
        </Button>
      </div>
      <VisuallyHidden role="status">{images.length > 0 && texts.imageAdded(images.length)}</VisuallyHidden>
    </div>
  );
}

/** The address, and which one of several alike it is. */
function keyOf(images: readonly string[], index: number): string {
  const url = images[index];
  return `${images.slice(0, index).filter((other) => other === url).length} ${url}`;
}

import { donationCategories, useCategories } from '@clothesline/api-client';
import { Button, Select, Text } from '@clothesline/ui';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';
import { fieldNames } from '../focusField.js';

interface CategoryFieldProps {
  value: string;
  onChange: (category: string) => void;
  disabled: boolean;
  error: string | undefined;
  texts: CreateFormMessages;
}

/** Every category but 'All Items' (spec §2); while they load, or where they could not be loaded, it says so. */
export function CategoryField({ value, onChange, disabled, error, texts }: CategoryFieldProps) {
  const { categories, isLoading, error: loadError, refetch } = useCategories();
  const known = donationCategories(categories);
  // A draft's category shows before the list is there, and after the list has lost it.
  const options = value === '' || known.includes(value) ? known : [...known, value];

  return (
    <div className={styles.field}>
      <Select
        name={fieldNames.category}
        label={texts.category}
        // In the field's own room: nothing moves once the list is there.
        placeholder={isLoading ? texts.categoriesLoading : texts.categoryPlaceholder}
        required
        options={options.map((name) => ({ value: name, label: texts.categoryName(name) }))}
        value={value}
        onChange={onChange}
        disabled={disabled}
        error={error}
      />
      {loadError && (
        <div role="alert" className={styles.failure}>
          <Text size="small" tone="danger">
            {texts.categoriesFailed}
          </Text>
          <Button size="small" onClick={refetch}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

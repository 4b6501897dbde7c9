import { categoryText, donationCategories, useCategories } from '@clothesline/api-client';
import { Button, Select, Text } from '@clothesline/ui';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';

interface CategorySelectProps {
  value: string;
  onChange: (category: string) => void;
  disabled: boolean;
  error: string | undefined;
  texts: CreateFormMessages;
}

interface CategoryFieldProps extends CategorySelectProps {
  categories: readonly string[] | undefined;
}

/** The category dropdown, without 'All Items' (spec §2). */
export function CategoryField({ categories, ...props }: CategoryFieldProps) {
  const Field = categories ? CategorySelect : ServedCategories;
  return <Field {...props} categories={categories ?? []} placeholder={props.texts.categoryPlaceholder} />;
}

function ServedCategories(props: CategorySelectProps & { placeholder: string }) {
  const { texts } = props;
  const { categories, isLoading, error: loadError, refetch } = useCategories();
  return (
    <div className={styles.field}>
      <CategorySelect
        {...props}
        categories={donationCategories(categories)}
        placeholder={isLoading ? texts.categoriesLoading : props.placeholder}
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

function CategorySelect({
  categories,
  placeholder,
  value,
  onChange,
  disabled,
  error,
  texts,
}: CategorySelectProps & { categories: readonly string[]; placeholder: string }) {
  return (
    <Select
      name="category"
      label={texts.category}
      placeholder={placeholder}
      required
      options={(value === '' || categories.includes(value) ? categories : [...categories, value]).map((name) => ({
        value: name,
        label: categoryText(name, texts),
      }))}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      error={error}
    />
  );
}

import { allItems, useCategories } from '@clothesline/api-client';
import { Button, SearchField, Select } from '@clothesline/ui';
import * as styles from './Filters.css.js';
import { messages } from './messages.js';

interface FiltersProps {
  search: string;
  /** The chosen category; none for "All Items". */
  category: string | undefined;
  onSearch(words: string): void;
  onCategory(category: string): void;
}

/** The search box and the category select of Explore. */
export function Filters({ search, category, onSearch, onCategory }: FiltersProps) {
  const { categories, error, refetch } = useCategories();
  // An address may name a category before, or without, the server's list of them.
  const options = [...new Set([allItems, ...categories, ...(category ? [category] : [])])];

  return (
    <div className={styles.filters}>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={search}
        onChange={onSearch}
      />
      <div className={styles.category}>
        <Select
          label={messages.category}
          hideLabel
          options={options}
          value={category ?? allItems}
          onChange={onCategory}
          error={error?.message}
        />
        {error && (
          <Button size="small" onClick={refetch}>
            {messages.retryCategories}
          </Button>
        )}
      </div>
    </div>
  );
}

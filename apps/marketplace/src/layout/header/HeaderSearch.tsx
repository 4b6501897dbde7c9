import { SearchField } from '@clothesline/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { explorePath } from '../../routing/paths.js';
import { layoutMessages as messages } from '../messages.js';

/** A search box that makes no call of its own: the words are held here until they are sent to Explore. */
export function HeaderSearch() {
  const [words, setWords] = useState('');
  const [, navigate] = useLocation();

  return (
    <SearchField
      label={messages.searchLabel}
      placeholder={messages.searchPlaceholder}
      name="search"
      action={explorePath()}
      value={words}
      onValueChange={setWords}
      onSubmit={() => navigate(explorePath({ search: words.trim() }))}
    />
  );
}

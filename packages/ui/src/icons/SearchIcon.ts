import { Search } from 'lucide';
import { createIcon } from './createIcon.js';

export const SearchIcon = /* @__PURE__ */ createIcon(Search);

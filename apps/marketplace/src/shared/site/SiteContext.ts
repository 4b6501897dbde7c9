import { createContext, use } from 'react';
import { siteSettings } from './site.js';

export const SiteContext = createContext(siteSettings());

/** What the site says of itself: its name, how to reach its people, what it offers. */
export const useSite = () => use(SiteContext);

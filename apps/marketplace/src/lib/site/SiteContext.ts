import { createContext, use } from 'react';
import { siteSettings } from './site.js';

export const SiteContext = createContext(siteSettings());

/** Returns the site's settings: its name, its contacts, its offers. */
export const useSite = () => use(SiteContext);

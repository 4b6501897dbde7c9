import { siteElementId, standardSite } from '@clothesline/api-client';
import type { Site } from '@clothesline/api-client/site';
import { createContext, use } from 'react';

/** Settings of the site, with defaults. */
export interface SiteSettings extends Site {
  name: string;
  /** Whether there are no settings, so that samples replace the operator's texts. */
  isSample: boolean;
}

/** The settings of a site; without any, it is the sample site. */
export function siteSettings(site?: Site): SiteSettings {
  return { name: standardSite.name, ...site, isSample: site === undefined };
}

/** Reads the settings in the page, which the server has checked and written. */
export function readSite(page: Document): SiteSettings {
  const text = page.getElementById(siteElementId)?.textContent;
  return siteSettings(text ? (JSON.parse(text) as Site) : undefined);
}

/** Whether there are stories to read. */
export function hasStories({ stories = [], isSample }: SiteSettings): boolean {
  return stories.length > 0 || isSample;
}

/** Whether the site has a help text: an imprint is optional. */
export function hasHelpText({ texts }: SiteSettings, anchor: string): boolean {
  return anchor !== 'imprint' || texts?.[anchor] !== undefined;
}

export const SiteContext = createContext(siteSettings());

/** Returns the site's settings: its name, its contacts, its offers. */
export const useSite = () => use(SiteContext);

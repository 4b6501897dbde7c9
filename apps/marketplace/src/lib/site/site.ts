import { siteElementId, standardSite } from '@clothesline/api-client';
import type { Site } from '@clothesline/api-client/site';
import { createContext, use } from 'react';

export interface SiteSettings extends Site {
  name: string;
  isSample: boolean;
}

export function siteSettings(site?: Site): SiteSettings {
  return { name: standardSite.name, ...site, isSample: site === undefined };
}

export function readSite(page: Document): SiteSettings {
  const text = page.getElementById(siteElementId)?.textContent;
  return siteSettings(text ? (JSON.parse(text) as Site) : undefined);
}

export function hasStories({ stories = [], isSample }: SiteSettings): boolean {
  return stories.length > 0 || isSample;
}

export function hasHelpText({ texts }: SiteSettings, anchor: string): boolean {
  return anchor !== 'imprint' || texts?.[anchor] !== undefined;
}

export const SiteContext = createContext(siteSettings());

export const useSite = () => use(SiteContext);

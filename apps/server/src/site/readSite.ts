import { siteSchema, type Site } from '@clothesline/api-client/site';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../files/readFolder.js';
import type { ServedFile } from '../files/servedFile.js';
import { errorReason, StartError } from '../config/startError.js';

export interface SiteFolder {
  site: Site;
  pictures: ReadonlyMap<string, ServedFile>;
}

export const siteFile = 'site.json';

const prefix = '/site';

/** Reads `site.json` and its images. Throws a `StartError` that describes the problem and its location. */
export async function readSite(folder: string): Promise<SiteFolder> {
  const path = join(folder, siteFile);
  const result = siteSchema.safeParse(await readSettings(path));
  if (!result.success) {
    const { path: keys, message, ...issue } = result.error.issues[0] ?? { path: [], message: 'Invalid' };
    const unknown = 'keys' in issue ? `: unknown setting ${issue.keys.join(', ')}` : `: ${message}`;
    throw new StartError(`${path} is not valid${keys.length > 0 ? ` at ${keys.join('.')}` : ''}${unknown}.`);
  }
  const all = await readFolder(folder);
  const pictures = new Map<string, ServedFile>();
  function pictureAddress(picture: string): string {
    if (picture.startsWith('https:')) return picture;
    const file = all.get(`/${picture}`);
    if (!file) throw new StartError(`${path} names the picture ${picture}, which is not in the same folder.`);
    pictures.set(`${prefix}/${picture}`, file);
    return `${prefix}/${picture}`;
  }
  const { logo, preview, stories, ...rest } = result.data;
  return {
    site: {
      ...rest,
      ...(logo && { logo: pictureAddress(logo) }),
      ...(preview && { preview: pictureAddress(preview) }),
      ...(stories && { stories: stories.map((story) => ({ ...story, image: pictureAddress(story.image) })) }),
    },
    pictures,
  };
}

async function readSettings(path: string): Promise<unknown> {
  try {
    // strip the BOM that Windows editors may add
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${errorReason(error)}.`);
  }
}

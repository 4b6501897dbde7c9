import { siteSchema, type Site } from '@clothesline/api-client/site';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../files/readFolder.js';
import type { ServedFile } from '../files/servedFile.js';
import { errorReason, StartError } from '../config/startError.js';

/** A site as its operator set it up. */
export interface SiteFolder {
  /** The names of pictures are addresses: `/site/logo.svg`. */
  site: Site;
  /** The pictures by address. */
  pictures: ReadonlyMap<string, ServedFile>;
}

/** The file of the settings in its folder. */
export const siteFile = 'site.json';

/** Before the name of a picture in its address. */
const prefix = '/site';

/**
 * Reads the folder of a site: `site.json` and its pictures. Throws a `StartError` that names the problem and its
 * place.
 */
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
  /** URL of a picture beside the settings. */
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
    // Windows writes a byte order mark.
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${errorReason(error)}.`);
  }
}

import { demoDonations, drawDemoPicture, pictureNames } from './demo/index.js';
import { createServedFile, type ServedFile } from './files/servedFile.js';
import { picturePath } from './routes/pictureAddresses.js';
import type { PictureSource } from './routes/pictures.js';
import type { NewDonation } from './store/store.js';

const hour = 3_600_000;

interface DemoParts {
  /** The oldest first, as the store lists what it is given. */
  demoDonations: readonly NewDonation[];
  picture: PictureSource;
}

/** The demo's pictures and donations as the server takes them, dated back from `now`. */
export function demo(now = new Date()): DemoParts {
  const donations = demoDonations.toReversed().map((donation) => {
    const { title, description, category, userId, latitude, longitude, locationName, postedHoursAgo } = donation;
    const images = pictureNames(donation).map((name) => picturePath + name);
    const createdAt = new Date(now.getTime() - postedHoursAgo * hour).toISOString();
    return { title, description, category, images, userId, latitude, longitude, locationName, createdAt };
  });
  return { demoDonations: donations, picture: drawOnDemand() };
}

/** Draws each picture when it is first asked for: all of them would hold every start up. */
function drawOnDemand(): PictureSource {
  // A day: a drawing changes only with a release, and its tag tells.
  const options = { extension: 'svg', cacheControl: 'public, max-age=86400' };
  const drawn = new Map<string, ServedFile>();
  return (name) => {
    const known = drawn.get(name);
    if (known) return known;
    const svg = drawDemoPicture(name);
    if (svg === undefined) return undefined;
    const picture = createServedFile(Buffer.from(svg), options);
    drawn.set(name, picture);
    return picture;
  };
}

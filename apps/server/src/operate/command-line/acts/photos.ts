import * as z from 'zod/mini';
import { record, theOperator } from '../../../audit/audit.js';
import { photoName } from '../../../photos/photoName.js';
import { forbidPhoto } from '../../../photos/photoRows.js';
import { act, reasonOption, reasonText } from '../command.js';

const photoError = 'expected an address such as /photos/….webp, or the 64 digits in it';

/** Accepts a photo's URL as well as the bare hash. */
const photoText = z.pipe(
  z.string().check(z.regex(/(?:^|\/)[0-9a-f]{64}(?:-\d{1,4}\.webp)?$/, photoError)),
  z.transform((text) => /[0-9a-f]{64}/.exec(text)?.[0] ?? ''),
);

function decide(state: 'forbidden' | 'allowed', what: string) {
  return act({
    what,
    arguments: { PHOTO: 'the address of a photo, or its hash' },
    options: reasonOption,
    input: z.strictObject({ PHOTO: photoText, reason: reasonText }),
    async run({ database, photos, now }, { PHOTO: hash, reason }) {
      const widths = await forbidPhoto(database.db, hash, state === 'forbidden');
      if (state === 'forbidden') await photos.remove(widths.map((width) => photoName(hash, width)));
      await record(database.db, { actor: theOperator, action: state, reason: `${hash} ${reason}`, now: now() });
      return { json: { hash, state, reason }, text: `Photo ${hash} is ${state}.` };
    },
  });
}

export const photoActs = {
  'photos forbid': decide('forbidden', 'Delete the files of a photo, and refuse the same photo from now on.'),
  'photos allow': decide('allowed', 'Take back that a photo is forbidden; its files come with its next upload.'),
};

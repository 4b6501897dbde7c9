import * as z from 'zod/mini';
import { record, theOperator } from '../../audit/audit.js';
import { photoName } from '../../photos/photoName.js';
import { forbidPhoto } from '../../store/photos.js';
import { act, reasonOption, reasonText, type Act, type Operator } from '../word.js';

const photo = { PHOTO: 'the address of a photo, or its hash' };
const photoError = 'expected an address such as /photos/….webp, or the 64 digits in it';

/** The hash in an address, or a hash alone. */
const photoText = z.pipe(
  z.string().check(z.regex(/(?:^|\/)[0-9a-f]{64}(?:-\d{1,4}\.webp)?$/, photoError)),
  z.transform((text) => /[0-9a-f]{64}/.exec(text)?.[0] ?? ''),
);

async function decide({ store, now }: Operator, action: 'forbid' | 'allow', hash: string, reason: string) {
  const widths = await forbidPhoto(store.db, hash, action === 'forbid');
  await record(store.db, { actor: theOperator, action: `${action} photo`, reason: `${hash} ${reason}`, now: now() });
  return widths.map((width) => photoName(hash, width));
}

export const photoActs: Record<string, Act> = {
  'photos forbid': act({
    what: 'Delete the files of a photo and refuse the same photo from now on, whoever sends or lists it.',
    arguments: photo,
    options: reasonOption,
    input: z.strictObject({ PHOTO: photoText, reason: reasonText }),
    async run(operator, { PHOTO, reason }) {
      await operator.photos.remove(await decide(operator, 'forbid', PHOTO, reason));
      return { json: { hash: PHOTO, state: 'forbidden', reason }, text: `Photo ${PHOTO} is forbidden.` };
    },
  }),

  'photos allow': act({
    what: 'Take back that a photo is forbidden; its files come with its next upload.',
    arguments: photo,
    options: reasonOption,
    input: z.strictObject({ PHOTO: photoText, reason: z._default(reasonText, 'Looked at again') }),
    async run(operator, { PHOTO, reason }) {
      await decide(operator, 'allow', PHOTO, reason);
      return { json: { hash: PHOTO, state: 'allowed', reason }, text: `Photo ${PHOTO} is allowed.` };
    },
  }),
};

import { defaultLocation, defaultUserId, locationName } from '@clothesline/api-client';

/** Only profile without accounts (spec §2 "Profile", §3 "User"). */
export const sampleUser = {
  id: defaultUserId,
  username: 'rosa.delgado',
  displayName: 'Rosa Delgado',
  email: 'rosa.delgado@example.org',
  location: locationName(defaultLocation),
  bio: 'Mother of three fast growers in the Mission. What they outgrow goes back on the line, washed and mended.',
} as const;

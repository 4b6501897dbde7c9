/** Texts about the place that distances are counted from. */
export const messages = {
  distancesFrom: (place: string) => `Distances are from ${place}.`,
  here: 'where you are',
};

/** Entry of each tag, in src/widgets. */
export const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

/** Chunks that a widget loads later. */
export const parts = ['live', 'basemap', 'extras', 'es'];

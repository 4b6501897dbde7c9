/** The entry of each tag, in src/widgets. */
export const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

/** What a widget loads later, where it needs it: the chunks' names. */
export const parts = ['live', 'basemap', 'extras', 'es'];

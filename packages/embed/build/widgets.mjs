/** The entry of each tag, in src/widgets. */
export const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

/** What the map, and the chat, load later: the chunks' names. */
export const parts = ['live', 'basemap', 'extras'];

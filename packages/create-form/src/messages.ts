/** Every text of the form. Replace any of them with the `messages` prop. Validation texts come from the contract. */
export const createFormMessages = {
  formLabel: 'Create a donation',
  title: 'Title',
  titlePlaceholder: 'e.g., Kids Clothing Bundle (3-5y)',
  description: 'Description',
  descriptionPlaceholder: 'Describe the items, condition, etc.',
  category: 'Category',
  categoryPlaceholder: 'Select a category',
  categoriesLoading: 'Loading categories…',
  categoriesFailed: 'Failed to fetch categories',
  retry: 'Try again',
  images: 'Images',
  imageUrl: 'Image URL',
  imageUrlPlaceholder: 'https://',
  addImage: 'Add',
  noImages: 'Add at least one image URL',
  image: (position: number) => `Image ${position}`,
  removeImage: (position: number) => `Remove image ${position}`,
  imageAdded: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  location: 'Location',
  locationHint: 'A neighborhood or a meeting point is enough: others see it.',
  changePlace: 'Change place',
  areaNote: 'Others see this area, not your address.',
  /** Instead of the area, where the words of the field may name another place. */
  areaUnknown: 'The map shows the area once these words are the name of its place. Press Change place to choose it.',
  /** Before something that looks like an address is published. */
  addressFound: (address: string) => `“${address}” looks like an address. Everybody will be able to read it.`,
  publishAddress: 'Publish it',
  changeAddress: 'Change it',
  /** The area in words, for those who do not see it. */
  area: (meters: number) => `A square of about ${(meters / 1609.344).toFixed(1)} miles around your place`,
  submit: 'Create Donation',
  submitting: 'Creating Donation...',
  /** Said to screen readers when the form was not sent. */
  wrongFields: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  restored: 'We kept what you had typed.',
  startOver: 'Start over',
  createdTitle: 'Donation Created',
  createdText: 'Your donation has been successfully listed.',
  failedTitle: 'Error',
  failedText: 'Failed to create donation. Please try again.',
  /** From one address the server takes so many in an hour. */
  /** @param when As in "in 40 minutes". */
  tooManyText: (when: string) =>
    `Many donations were listed from here in a short time. Nothing you typed is lost: please try again ${when}.`,
  /** On a website that the server does not know. */
  refusedText: 'The marketplace does not accept donations from this website yet. Nothing you typed is lost.',
};

export type CreateFormMessages = typeof createFormMessages;

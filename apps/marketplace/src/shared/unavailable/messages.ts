/** What a control says that has nothing behind it yet, and what to do instead. */
export const unavailableMessages = {
  title: 'Not available on this site yet',
  close: 'OK',
  signIn:
    'Signing in is not available on this site yet. You can browse, save and list donations without an account: what you save stays on this device.',
  contactDonor:
    'Contacting a donor is not available on this site yet. Save the donation to find it again, or ask the assistant in the corner about donations like it.',
  editProfile: 'Editing the profile is not available on this site yet. What you see here is a sample profile.',
  updateSettings: 'Updating settings is not available on this site yet. The account shown here is a sample.',
} as const;

/** The controls that have nothing behind them yet. */
export type Unavailable = Exclude<keyof typeof unavailableMessages, 'title' | 'close'>;

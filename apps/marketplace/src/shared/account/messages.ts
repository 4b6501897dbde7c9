/** Texts of the page about signing in; the dialog brings its own. */
export const accountMessages = {
  signedIn: (name: string) => `You are signed in as ${name}.`,
  signedInNow: (name: string) => `You are signed in as ${name} now.`,
  suspended: (reason: string) => `A moderator suspended your account: ${reason}`,
  failed: 'Signing in did not load',
  crashed: 'Signing in stopped working.',
} as const;

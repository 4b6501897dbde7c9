/** Console messages for developers: the problem, its effect, the remedy. */
export const warnings = {
  badJson: (tag: string, attribute: string, reason: string, expected: string) =>
    `<${tag}>: the attribute ${attribute} cannot be used: ${reason} The widget goes on as if it were not there. ` +
    `Write ${expected} as JSON, as in ${attribute}='…' with double quotes inside; or set the property ${attribute} by script.`,
  badNumber: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value}" is no number. The widget goes on with its default. Write digits, as in ${attribute}="12".`,
  outOfRange: (tag: string, attribute: string, value: string, used: number, min: number, max: number) =>
    `<${tag}>: ${attribute}="${value}" is not what it can be: from ${min} to ${max}. The widget goes on with ${used}.`,
  badAddress: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value.slice(0, 100)}" is no address of a page. The widget goes on with its default. ` +
    `Write an address that begins with https:// or http://, or a path such as /donations.`,
  foreignHost: (tag: string, attribute: string) =>
    `<${tag}>: data-${attribute} is of no host in the script's data-hosts. The widget goes on with its default.`,
  badLanguage: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value}" is no language tag. The widget goes on with its default. Write one such as en or pt-BR.`,
  objectAsText: (tag: string, attribute: string, property: string) =>
    `<${tag}>: the attribute ${attribute} is the text of an object ("[object Object]"), whose values are lost: a framework ` +
    `set it before the element was defined. The widget goes on as if it were not there. ` +
    `Write the object as JSON, or set the property ${property} by script once the element is defined.`,
  badChoice: (tag: string, attribute: string, value: string, values: readonly string[]) =>
    `<${tag}>: ${attribute}="${value}" is not one of ${values.join(', ')}. The widget goes on with its default. Write one of these words.`,
  curlyQuotes: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute} has curly quotes (${value}), so a value with spaces ends at the first one. ` +
    `The widget goes on without them. Write straight quotes: ${attribute}="…".`,
  presentFalse: (tag: string, attribute: string) =>
    `<${tag}>: ${attribute}="false" means true: an attribute that is there counts, whatever it says. ` +
    `Remove the attribute to turn it off, or set the property to false by script.`,
};

/** Errors that an invalid definition throws. */
export const definitionErrors = {
  takenProperty: (tag: string, attribute: string, property: string) =>
    `<${tag}>: the attribute ${attribute} would hide the property ${property} that every HTML element has. ` +
    `The page and the browser would misread it (a title, say, becomes a tooltip over the whole widget). Give it another name.`,
};

/** Texts that a visitor reads in place of a broken widget. */
export const brokenMessages = { text: 'This part of the page has a problem.', retry: 'Try again' };

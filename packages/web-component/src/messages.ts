export const warnings = {
  badJson: (tag: string, attribute: string, reason: string, expected: string) =>
    `<${tag}>: ignored ${attribute}: ${reason} Write ${expected} as JSON in single quotes, or set the property ${attribute} in a script.`,
  badNumber: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value}" is not a number. Using the default.`,
  badId: (tag: string, attribute: string, value: string) => `<${tag}>: ${attribute}="${value}" is not an ID.`,
  outOfRange: (tag: string, attribute: string, value: string, used: number, min: number, max: number) =>
    `<${tag}>: ${attribute}="${value}" is not between ${min} and ${max}. Using ${used}.`,
  badAddress: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value.slice(0, 100)}" is not a web address. Using the default. Start with https://, http:// or /.`,
  foreignHost: (tag: string, attribute: string) =>
    `<${tag}>: data-${attribute} is not on a host in the script's data-hosts. Using the default.`,
  badLanguage: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute}="${value}" is not a language tag such as en or pt-BR. Using the default.`,
  objectAsText: (tag: string, attribute: string, property: string) =>
    `<${tag}>: ignored ${attribute}="[object Object]": a framework set it before the element was defined. ` +
    `Write JSON, or set the property ${property} in a script once the element is defined.`,
  badChoice: (tag: string, attribute: string, value: string, values: readonly string[]) =>
    `<${tag}>: ${attribute}="${value}" is not one of ${values.join(', ')}. Using the default.`,
  curlyQuotes: (tag: string, attribute: string, value: string) =>
    `<${tag}>: ${attribute} has curly quotes (${value}). Use straight quotes: ${attribute}="…".`,
  presentFalse: (tag: string, attribute: string) =>
    `<${tag}>: ${attribute}="false" counts as true. Remove the attribute, or set the property to false.`,
};

export const definitionErrors = {
  takenProperty: (tag: string, attribute: string, property: string) =>
    `<${tag}>: the attribute ${attribute} would hide ${property}, a property of every HTML element. Give it another name.`,
};

export const brokenMessages = { text: 'This part of the page failed.', retry: 'Try again' };

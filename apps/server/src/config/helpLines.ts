export interface HelpLine {
  name: string;
  number: string;
}

/**
 * Help lines in the US. 911, 211 and 988 are assigned by the Federal Communications Commission (fcc.gov). The others
 * are the National Domestic Violence Hotline (thehotline.org) and the National Sexual Assault Hotline (rainn.org).
 */
export const standardHelpLines: readonly HelpLine[] = [
  { name: 'Danger to life', number: '911' },
  { name: 'Shelter, food and clothes tonight', number: '211' },
  { name: 'Suicide and crisis', number: '988' },
  { name: 'Violence at home', number: '1-800-799-7233' },
  { name: 'Sexual assault', number: '1-800-656-4673' },
];

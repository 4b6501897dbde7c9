/** The zero of each script whose digits people type, in the order of their code points. */
const zeros = Array.from('0٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀０');

/** Turns the digits of any script into 0 to 9: "٣" becomes "3". */
export function foldDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = zeros.findLast((one) => one <= digit) ?? '0';
    const value = (digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
    return value < 10 ? String(value) : digit;
  });
}

/** Turns full-width and half-width letters, digits and signs into their usual form: "Ｍ" becomes "M". */
export function foldWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFFEE]+/g, (run) => run.normalize('NFKC'));
}

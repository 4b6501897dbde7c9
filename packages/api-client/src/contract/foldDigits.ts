const zeros = Array.from('0٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀０');

/** Converts digits of any script to ASCII. For example, "٣" becomes "3". */
export function foldDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = zeros.findLast((one) => one <= digit) ?? '0';
    const value = (digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
    return value < 10 ? String(value) : digit;
  });
}

/** Normalizes full-width and half-width forms. For example, "Ｍ" becomes "M". */
export function foldWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFFEE]+/g, (run) => run.normalize('NFKC'));
}

/** Words (without accents) that suggest a staff account */
const kept = new Set(
  `admin admins administrator administrators administrador administradora administracion moderator moderators
   moderation moderador moderadora moderadores moderacion support soporte staff official oficial system root webmaster
   postmaster security`.split(/\s+/),
);

/** Characters that look like Latin letters, followed by those letters in the same order. */
const lookalikes = ['аеорсухіѕјкмтнвԁοαεικρτυν', 'aeopcyxisjkmthbdoaeikptuv'] as const;
const digits = ['0135478', 'oiesatb'] as const;

export function isImpersonation(name: string, product: string): boolean {
  const plain = plainLetters(name);
  const site = splitWords(plainLetters(product));
  return [plain, replaceLookalikes(plain, digits)]
    .map(splitWords)
    .some(
      (words) =>
        words.some((word) => kept.has(word)) ||
        ` ${words.join(' ')} `.includes(` ${site.join(' ')} `) ||
        words.join('') === site.join(''),
    );
}

function plainLetters(text: string): string {
  return replaceLookalikes(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{DI}\p{Cf}]/gu, ''),
    lookalikes,
  );
}

function replaceLookalikes(text: string, [signs, letters]: readonly [string, string]): string {
  return text.replaceAll(/./gu, (sign) => (signs.includes(sign) ? letters.charAt(signs.indexOf(sign)) : sign));
}

function splitWords(text: string): string[] {
  return text.split(/\P{L}+/u).filter((word) => word !== '');
}

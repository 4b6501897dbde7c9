import type { Need } from '../crisis/crisis.js';

const program = 'Soy un programa y no puedo mandar a nadie.';

/** What is said first to somebody in need, in Spanish. */
export const cares: Readonly<Record<Need, string>> = {
  danger: `Lo siento mucho, esto suena peligroso. Por favor, llama ahora mismo a emergencias y, si puedes, ve a un lugar seguro. ${program}`,
  despair: `Lo siento muchísimo; es una carga muy grande, y qué bueno que lo dijiste. Nadie tiene que estar a solas con esto: por favor, habla ahora con una de estas personas. ${program}`,
  assault: `Lo siento muchísimo. No es culpa tuya, y no tienes que pasar por esto en soledad. ${program}`,
  violence: `Siento mucho lo que te está pasando. No es culpa tuya; si ahora hay peligro, llama primero a emergencias. ${program}`,
  member:
    'Lo siento mucho; nadie puede tratarte así. Si ahora hay peligro, llama primero a emergencias. Después pulsa «Denunciar» en la persona, el mensaje o la donación: los moderadores lo miran, y nadie sabe que fuiste tú. Con «Bloquear», en la página de esa persona, ya no puede escribirte.',
  shelter: `Siento mucho lo que te está pasando. ${program}`,
  cold: `Siento mucho lo que te está pasando. ${program}`,
};

const whatAndWhere = 'Dime qué necesitas y dónde, y busco lo que se regala cerca.';
const onceSafe = 'Cuando estés a salvo, puedo buscarte ropa.';

/** What is said last to somebody in need. */
export const careMores: Readonly<Partial<Record<Need, string>>> = {
  danger: onceSafe,
  member: onceSafe,
  shelter: whatAndWhere,
  cold: whatAndWhere,
};

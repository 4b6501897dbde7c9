/** The tag of EXIF that says how a picture is to be turned, and its type, two bytes. */
const orientationTag = 0x0112;
const shortType = 3;

/** How EXIF says that a picture is to be turned: 1 to 8. Reads the first directory alone, once, and follows no pointer. */
export function readOrientation(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return 1;
  const isLittle = order === 'II*\0';
  const short = (at: number) => {
    if (at + 2 > exif.length) return 0;
    return isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
  };
  const [first, second] = [short(4), short(6)];
  const directory = isLittle ? second * 65_536 + first : first * 65_536 + second;
  for (let left = short(directory), at = directory + 2; left > 0 && at + 12 <= exif.length; left -= 1, at += 12) {
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

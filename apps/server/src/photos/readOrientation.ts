/** Reads the EXIF orientation (1 to 8). For safety, we only look at the first directory and never follow pointers. */
export function readOrientation(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return 1;
  const isLittle = order === 'II*\0';
  const short = (at: number) => {
    if (at + 2 > exif.length) return 0;
    return isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
  };
  const directory = isLittle ? short(6) * 65_536 + short(4) : short(4) * 65_536 + short(6);
  for (let left = short(directory), at = directory + 2; left > 0 && at + 12 <= exif.length; left -= 1, at += 12) {
    if (short(at) !== 0x01_12 || short(at + 2) !== 3) continue;
    return short(at + 8) <= 8 ? short(at + 8) || 1 : 1;
  }
  return 1;
}

/** Darker left half. Sizes in px. */
export async function picture(width: number, height: number, type = 'image/jpeg', name = 'coat'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#2a6f97';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#012a4a';
  context.fillRect(0, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('This browser writes no pictures.');
  return new File([blob], name, { type: blob.type });
}

/** Searched in uploads. */
export const secret = 'GPS 37.7599 -122.4148';

/** Adds a phone's rotation and position metadata. */
export async function withPosition(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const text = new TextEncoder();
  // TIFF with orientation 6.
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const body = [...text.encode('Exif\0\0'), ...tiff, ...text.encode(secret)];
  const length = body.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...body]);
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], jpeg.name, { type: jpeg.type });
}

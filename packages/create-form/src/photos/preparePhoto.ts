const longestSide = 1600;

const quality = 0.85;

export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/**
 * Scales an image down to at most 1,600 px and encodes it as WebP, or JPEG if that's not supported. This also removes
 * metadata. If the browser adds noise to canvases to prevent fingerprinting, the original file is returned and cleaned
 * up by the server.
 * @throws {UnreadablePhotoError}
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const canvas = await drawPhoto(file, longestSide);
  if (!isCanvasTrue()) return file;
  const webp = await encoded(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

/**
 * Draws an image on a canvas in its proper orientation. `createImageBitmap` decodes it off the main thread.
 * @param side Maximum width and height in px
 * @param canvas Defaults to a new canvas
 */
export async function drawPhoto(
  file: Blob,
  side: number,
  canvas = document.createElement('canvas'),
): Promise<HTMLCanvasElement> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (cause) {
    throw new UnreadablePhotoError("This browser can't decode the image.", { cause });
  }
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // Otherwise transparent areas would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return canvas;
}

/** Returns false if the browser adds noise to canvases. */
function isCanvasTrue(): boolean {
  const side = 8;
  const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(200, 100, 50)';
  context.fillRect(0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const drawn = [200, 100, 50, 255];
  return data.every((value, index) => value === drawn[index % drawn.length]);
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new UnreadablePhotoError("This browser can't draw the image.");
  return blob;
}

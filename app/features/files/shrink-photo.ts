import { photoTypes } from "#domain/files/attachment-rules.ts";

/** Longest side of a photo that is sent, in pixels. */
const MOST_PIXELS = 1_600;
/** Of a JPEG, from 0 to 1. */
const QUALITY = 0.85;

/** A photo as it is sent: as a JPEG of at most 1,600 pixels a side, without what the camera noted about it. Another file,
 *  a small photo, and one that the browser cannot read or make smaller come back as they are. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!photoTypes().includes(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const share = MOST_PIXELS / Math.max(picture.width, picture.height);
  const smaller = share < 1 ? await drawSmaller(picture, share) : null;
  picture.close();
  if (smaller === null || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/(\.[^.]*)?$/, ".jpg"), { type: smaller.type });
}

function drawSmaller(picture: ImageBitmap, share: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  // A JPEG has no transparency: what shows through is white, as paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
}

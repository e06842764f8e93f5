/** Width and height of a picture in pixels, from its first bytes; a square for one that does not tell.
 *  @source PNG specification, IHDR; ITU-T T.81, frame header */
export function imageSize(
  bytes: Uint8Array,
  contentType: "image/png" | "image/jpeg",
): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = contentType === "image/png" ? sizeOfPng(view) : sizeOfJpeg(view);
  return found !== null && found.width > 0 && found.height > 0 ? found : { width: 1, height: 1 };
}

function sizeOfPng(view: DataView): { width: number; height: number } | null {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers of frames, among which are four that are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

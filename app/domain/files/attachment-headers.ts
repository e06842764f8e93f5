/** Headers of a file that browsers download and never display, whatever its content. */
export function attachmentHeaders(file: {
  name: string;
  contentType: string;
  sizeBytes: number;
}): Record<string, string> {
  return {
    "content-type": file.contentType,
    "content-length": String(file.sizeBytes),
    "content-disposition": `attachment; filename="${file.name}"`,
    "x-content-type-options": "nosniff",
  };
}

/** Headers of a photo that browsers display, and keep to themselves: what is stored under its address never changes. */
export function photoHeaders(file: {
  name: string;
  contentType: string;
  sizeBytes: number;
}): Record<string, string> {
  return {
    ...attachmentHeaders(file),
    "content-disposition": `inline; filename="${file.name}"`,
    "cache-control": "private, max-age=86400, immutable",
  };
}

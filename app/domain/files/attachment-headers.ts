/** Headers of a file that a browser saves and never shows, whatever is in it. */
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

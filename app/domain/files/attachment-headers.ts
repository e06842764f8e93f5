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

/** Path of a picture or a data sheet, on every host of its distributor. Ids are random, and the content under an id
 *  never changes. */
export function filePath(id: string): string {
  return `/arquivos/${id}`;
}

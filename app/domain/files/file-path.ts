/** Where a picture or a data sheet is to be had, on every host of its distributor. Ids are random, and a file never
 *  changes under its id. */
export function filePath(id: string): string {
  return `/arquivos/${id}`;
}

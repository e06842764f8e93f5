import type { Permission } from "#domain/access/permissions.ts";
import type { RequestType } from "./request-types.ts";

/** The actions on a request's files that a person may take. */
export interface RequestFileActions {
  read: boolean;
  /** Add files, and replace existing ones. */
  change: boolean;
  remove: boolean;
  download: boolean;
}

/** The file actions on the page of a request. A person who may not see files gets no action. Status and expiry do not
 *  matter, since files are not part of the agreement.
 *  @source spec, request detail actions: files, with change, remove or download */
export function requestFileActions(type: RequestType, held: readonly Permission[]): RequestFileActions {
  const read = held.includes(`${type}.details.files`);
  return {
    read,
    change: read && held.includes(`${type}.details.files.change`),
    remove: read && held.includes(`${type}.details.files.remove`),
    download: read && held.includes(`${type}.details.files.download`),
  };
}

/** Whether a file may be replaced but not removed, because the distributor requires it for orders.
 *  @param required - whether the checkout requires the file it asks for */
export function isFileRequired(type: RequestType, file: { isAsked: boolean }, required: boolean): boolean {
  return required && type === "order" && file.isAsked;
}

import type { Permission } from "#domain/access/permissions.ts";
import type { RequestType } from "./request-types.ts";

/** What somebody may do with the files of a request. */
export interface RequestFileActions {
  read: boolean;
  /** Bring more of them, and put others in their place. */
  change: boolean;
  remove: boolean;
  download: boolean;
}

/** What the page of a request offers of its files: who does not see them does nothing with them. A request's status and
 *  expiry say nothing here, since its files are no part of what was agreed on.
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

/** Whether a file may only be replaced: what the distributor requires of orders stays with them.
 *  @param required - whether the checkout requires the file that it asks for */
export function isFileRequired(type: RequestType, file: { isAsked: boolean }, required: boolean): boolean {
  return required && type === "order" && file.isAsked;
}

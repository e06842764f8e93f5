import type { AccessRule } from "#domain/access/may-access.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { storePicture } from "../files/store-picture.ts";

/** Access to pictures of the distributor's own: for who sets its look or its pop-ups. */
export const brandPictureAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.customTheme", "configuration.advertising"],
  anyPermission: true,
};

/** Stores a picture for a look or a pop-up to be saved, and returns its id.
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
export function createStoreBrandPicture(scope: Scope) {
  return async function storeBrandPicture(bytes: Uint8Array): Promise<{ id: string }> {
    return storePicture(scope, authoriseUser(scope, brandPictureAccess), bytes, "brand");
  };
}

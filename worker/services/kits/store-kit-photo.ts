import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { storePicture } from "../files/store-picture.ts";
import { closedKitAdminAccess } from "./read-closed-kits.ts";

/** Stores a picture for a kit to be saved, and returns its id.
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
export function createStoreKitPhoto(scope: Scope) {
  return async function storeKitPhoto(bytes: Uint8Array): Promise<{ id: string }> {
    return storePicture(scope, authoriseUser(scope, closedKitAdminAccess), bytes, "kits");
  };
}

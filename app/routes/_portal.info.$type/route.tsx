import { DomainError } from "#domain/shared/errors.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The pages of the person and of the company are routes of their own; every other type is not found. */
export const loader = portalLoader("UserInfo", ({ params }) => {
  throw new DomainError("NOT_FOUND", { entity: "page", id: params["type"] ?? "" });
});

export default function UnknownInfo() {
  return null;
}

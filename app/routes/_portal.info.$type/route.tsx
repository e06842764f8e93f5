import { DomainError } from "#domain/shared/errors.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** There is an own page of a person and of a company, and no other. */
export const loader = portalLoader("UserInfo", ({ params }) => {
  throw new DomainError("NOT_FOUND", { entity: "page", id: params["type"] ?? "" });
});

export default function UnknownInfo() {
  return null;
}

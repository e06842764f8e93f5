import { requestPath } from "./request-paths.ts";
import type { RequestType } from "./request-types.ts";

/** The saved request that somebody goes on with, as the pages of buying say: it is edited, copied, or keeps what it is
 *  made of. */
export interface EditingView {
  kind: "edit" | "copy" | "frozen";
  code: string;
  name: string;
  /** Where it is read. */
  path: string;
}

/** What the pages say of a request that is gone on with. */
export function editingOf(
  request: { id: string; type: RequestType; code: string; name: string },
  kind: EditingView["kind"],
): EditingView {
  const { code, name } = request;
  return { kind, code, name, path: requestPath(request) };
}

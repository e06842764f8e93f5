import { requestPath } from "./request-paths.ts";
import type { RequestType } from "./request-types.ts";

/** The saved request that a person continues with, as buying pages show it: being edited, copied, or kept with its
 *  lines. */
export interface EditingView {
  kind: "edit" | "copy" | "frozen";
  code: string;
  name: string;
  /** Path of the request's page. */
  path: string;
}

/** The view of a request that a person continues with. */
export function editingOf(
  request: { id: string; type: RequestType; code: string; name: string },
  kind: EditingView["kind"],
): EditingView {
  const { code, name } = request;
  return { kind, code, name, path: requestPath(request) };
}

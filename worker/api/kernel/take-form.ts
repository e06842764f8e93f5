import { DomainError } from "#domain/shared/errors.ts";
import { assertFieldsFit } from "./input-limits.ts";
import { readWhole } from "./read-body.ts";

const ENCODED = "application/x-www-form-urlencoded";
const WITH_FILES = "multipart/form-data";

/** The request with its form already read, up to the limit, so that pages only get valid forms. An empty body is an
 *  empty form.
 *  @throws DomainError PAYLOAD_TOO_LARGE, INVALID_BODY */
export async function takeForm(request: Request, limitBytes?: number): Promise<Request> {
  const { url, method, signal } = request;
  const body = await readWhole(request, limitBytes);
  const headers = new Headers(request.headers);
  if (body.length === 0) headers.set("content-type", ENCODED);
  const kind = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (kind === ENCODED) assertFieldsFit(body);
  else if (kind !== WITH_FILES || !(await isFormWithFiles(body, headers))) throw noForm();
  return new Request(url, { method, headers, body, signal });
}

async function isFormWithFiles(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<boolean> {
  return new Response(body, { headers }).formData().then(
    () => true,
    () => false,
  );
}

function noForm(): DomainError {
  const issue = { field: "body", code: "invalid_type", message: "Expected a form" };
  return new DomainError("INVALID_BODY", { issues: [issue] });
}

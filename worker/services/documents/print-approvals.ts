import { APPROVAL_LINK_TEXTS } from "#copy/approvals.ts";
import { DOCUMENT_TEXTS as TEXTS } from "#copy/documents.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatDocumentCode } from "#domain/documents/document-code.ts";
import type { DocumentBlock } from "#domain/documents/document-model.ts";
import { printableLine } from "#domain/documents/printable-text.ts";
import { formatInstant } from "#domain/shared/format.ts";

/** An acceptance by a link, with what proves it.
 *  @see worker/services/approvals */
export interface DocumentApproval {
  name: string;
  at: string;
  /** The version that was accepted: the document's own, or the budget's that has become the order. */
  version: number;
  /** Code of the document that was shown, and the SHA-256 that it is the beginning of. */
  code: string;
  sha256: string;
  /** IP address and browser of who accepted. */
  address: string;
  userAgent: string;
}

/** Who has accepted what a document says, each with what proves it; nothing without anybody.
 *  @param of.version - version of the document */
export function printApprovals(
  approvals: readonly DocumentApproval[],
  { version, timeZone }: { version: number; timeZone: string },
): DocumentBlock[] {
  if (approvals.length === 0) return [];
  return [
    { kind: "heading", text: TEXTS.approval },
    ...approvals.flatMap((one) => printApproval(one, { isOwn: one.version === version, timeZone })),
  ];
}

function printApproval(
  { name, at, version, code, sha256, address, userAgent }: DocumentApproval,
  { isOwn, timeZone }: { isOwn: boolean; timeZone: string },
): DocumentBlock[] {
  const text = fill(isOwn ? TEXTS.approvedBy : TEXTS.approvedAsBudget, {
    ...{ name: printableLine(name), at: formatInstant(at, timeZone) },
    ...{ version, code: formatDocumentCode(code) },
  });
  const proofs = [
    { label: APPROVAL_LINK_TEXTS.proofAddress, value: printableLine(address) },
    { label: APPROVAL_LINK_TEXTS.proofDigest, value: sha256 },
    { label: APPROVAL_LINK_TEXTS.proofAgent, value: printableLine(userAgent) },
  ];
  return [
    { kind: "text", text },
    { kind: "facts", facts: proofs.filter(({ value }) => value !== "") },
  ];
}

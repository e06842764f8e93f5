import type { MadeApprovalLink } from "#domain/approvals/approval-schema.ts";

/** Answer to a form of the links: the new one with its address, or why nothing was done, with what was typed. */
export type LinksAnswer =
  | { kind: "made"; key: string; made: MadeApprovalLink }
  | {
      kind: "refused";
      key: string;
      typed: { name: string; email: string; lastOn: string };
      /** Codes by field. */
      errors: Readonly<Record<string, string>>;
      notice: { title: string; description: string } | null;
    };

import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { accountToken } from "#worker/db/schema/access.ts";
import type { AccountTokenKind } from "./account-token-repository.ts";

export interface NewAccountToken {
  tokenHash: string;
  kind: AccountTokenKind;
  userId: string;
  payload?: Readonly<Record<string, unknown>>;
  createdAt: string;
  expiresAt: string;
}

/** Stores a link sent to an account. */
export function insertAccountToken(distributorId: string, token: NewAccountToken): WriteStatement {
  return insertRow(accountToken, { payload: {}, ...token, distributorId });
}

/** Consumes a link, which works once. */
export function useAccountToken(
  distributorId: string,
  { tokenHash, at, used }: { tokenHash: string; at: string; used: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      accountToken,
      { distributorId, tokenHash, usedAt: null },
      { usedAt: at },
      sql`expires_at > ${at}`,
    ),
    assertChanged("ALREADY_DONE", 1, used),
  ];
}

/** Invalidates all earlier links of a kind. */
export function withdrawAccountTokens(
  distributorId: string,
  { userId, kind, at }: { userId: string; kind: AccountTokenKind; at: string },
): WriteStatement {
  return updateRow(accountToken, { distributorId, userId, kind, usedAt: null }, { usedAt: at });
}

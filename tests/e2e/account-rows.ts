import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { inject } from "vitest";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { seal } from "#worker/security/seal.ts";
import { hashRecoveryCode, newTotpSecret } from "#worker/security/second-factor.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { runSql } from "./database.ts";

const FAR_AWAY = "2099-01-01T00:00:00.000Z";
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

export interface OwnAccount {
  id: string;
  email: string;
}

/** Creates an account for one test, with the demo password, at the first demo distributor or at the platform. */
export async function createOwnAccount({ isPlatform = false } = {}): Promise<OwnAccount> {
  const id = newId("usr");
  const email = `${id}@conta.test`;
  const model = isPlatform ? "plataforma@girassol.test" : "equipe@solnascente.test";
  await runSql(
    `insert into user (distributor_id, id, type, role_id, name, surname, email, password_hash, blocked, created_at)
      select distributor_id, ?, type, role_id, 'Rita', 'Campos', ?, password_hash, 0, created_at
      from user where email = ?`,
    [id, email, model],
  );
  return { id, email };
}

/** Gives an account a type that this version of the portal does not know, as a newer version could. */
export async function giveUnknownType({ id }: OwnAccount): Promise<void> {
  await runSql("update user set type = 'partner' where id = ?", [id]);
}

/** Removes all other purchase types from an account's role; the rest of the role stays. */
export async function keepOnlyWay(email: string, way: PurchaseType): Promise<void> {
  const others = Object.values(BUYING_ACCESS).flatMap(({ integrator }) => [...integrator]);
  const left = [...BUYING_ACCESS[way].integrator];
  const roleId = newId("rol");
  await runSql(
    `insert into role (distributor_id, id, name, type, permissions, content, version)
      select distributor_id, ?, ?, type, (select json_group_array(one.value) from json_each(permissions) as one
        where one.value not in (select value from json_each(?)) or one.value in (select value from json_each(?))),
        content, 1
      from role where (distributor_id, id) in (select distributor_id, role_id from user where email = ?)`,
    [roleId, `Só ${way} ${roleId}`, JSON.stringify(others), JSON.stringify(left), email],
  );
  await runSql("update user set role_id = ? where email = ?", [roleId, email]);
}

/** Creates a link as sent to an account; returns its token. */
export async function createLink(kind: string, userId: string, payload: object = {}): Promise<string> {
  const token = newSecret();
  await runSql(
    `insert into account_token (distributor_id, token_hash, kind, user_id, payload, created_at, expires_at)
      values (?, ?, ?, ?, ?, '2026-11-21T12:00:00.000Z', ?)`,
    [PLACE, hashSecret(token), kind, userId, JSON.stringify(payload), FAR_AWAY],
  );
  return token;
}

/** Turns a second factor on; returns a function with the app's code. */
export async function createAuthenticator(
  userId: string,
  recoveryCode: string,
): Promise<{ code: () => string }> {
  const secret = newTotpSecret();
  await runSql(
    `insert into second_factor (distributor_id, user_id, secret, confirmed_at, last_step, recovery_codes, created_at)
      values (?, ?, ?, '2026-11-21T12:00:00.000Z', 0, ?, '2026-11-21T12:00:00.000Z')`,
    [
      PLACE,
      userId,
      seal(encodeBase64urlNoPadding(secret), inject("sealingSecret"), "second factor secret"),
      JSON.stringify([hashRecoveryCode(recoveryCode)]),
    ],
  );
  return { code: () => generateHOTP(secret, BigInt(Math.floor(Date.now() / 30_000)), 6) };
}

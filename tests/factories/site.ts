import { randomUUID } from "node:crypto";
import type {
  SiteRequest,
  SiteRequestAnswer,
  StartedVisit,
  Visit,
} from "#domain/widget-keys/site-sale-schema.ts";
import type { WidgetKeyInput } from "#domain/widget-keys/widget-key-schema.ts";
import { callApi, type Method } from "#tests/setup/call-api.ts";
import { KIT_BUYER } from "./caller.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "./distributor.ts";
import { createTestKit } from "./kit.ts";
import { readMails } from "./mail.ts";
import { createTestWidgetKey } from "./widget-key.ts";

export const SITE = "https://telhado.test";

/** A distributor with a kit, and a key with which a site sells it in the name of a person of a company. */
export async function createTestSite({
  key: fields = {},
  permissions = KIT_BUYER,
  settings,
}: {
  key?: Partial<WidgetKeyInput>;
  permissions?: readonly string[];
  settings?: Record<string, unknown>;
} = {}) {
  const owner = await createTestDistributor(settings === undefined ? {} : { settings });
  const kitId = await createTestKit(owner, { priceCents: 987_420 });
  const companyId = await createTestCompany(owner, "Telhado Vivo");
  const buyer = await createTestUser(owner, { permissions: [...permissions], integratorId: companyId });
  const sells = ["budget", "order"] as const;
  const key = await createTestWidgetKey(owner, [SITE], { buyerId: buyer.id, sells: [...sells], ...fields });
  const ask = siteCaller(key);
  return { owner, kitId, companyId, buyer, key, ask };
}

/** Calls the API as a widget of the key does, on its site. */
export function siteCaller(key: string) {
  return <Data = Record<string, unknown>>(
    method: Method,
    path: string,
    { visit, body, headers = {} }: { visit?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    callApi<Data>(method, path, {
      headers: {
        ...{ "x-publishable-key": key, origin: SITE },
        ...(visit === undefined ? {} : { "x-site-visit": visit }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
}

export type AskOnSite = ReturnType<typeof siteCaller>;

/** The code of the last mail to an address. */
export async function readMailedCode(owner: TestDistributor, email: string): Promise<string> {
  const content = (await readMails(owner, email)).at(-1);
  if (content?.kind !== "siteCode") throw new Error(`No code was sent to ${email}`);
  return content.digits;
}

/** Confirms an e-mail on a site; returns the visit. */
export async function confirmOnSite(
  { owner, ask }: { owner: TestDistributor; ask: AskOnSite },
  email: string,
  as: "customer" | "integrator" = "customer",
): Promise<Visit> {
  const started = await ask<StartedVisit>("POST", "/app/user/site/visits", { body: { email, as } });
  const code = await readMailedCode(owner, email);
  const body = { challenge: started.data.challenge, code };
  return (await ask<Visit>("POST", "/app/user/site/visits/confirm", { body })).data;
}

/** What a visitor saves: an order of one kit that is fetched, paid by Pix. */
export function buildSiteRequest(kitId: string, fields: Record<string, unknown> = {}) {
  return {
    type: "order",
    kits: [{ id: kitId, amount: 1 }],
    customer: { name: "Marina Alves", cpf: "529.982.247-25", telephone: "(62) 98765-4321" },
    address: null,
    payment: { type: "pix" },
    ...fields,
  } satisfies Record<keyof Pick<SiteRequest, "type" | "kits" | "customer" | "address" | "payment">, unknown>;
}

/** Saves on a site, as its widget does. */
export function saveOnSite(
  ask: AskOnSite,
  visit: string | undefined,
  body: unknown,
  key: string = randomUUID(),
) {
  const headers = { "idempotency-key": key };
  return ask<SiteRequestAnswer>("POST", "/app/user/site/requests", {
    ...{ body, headers },
    ...(visit === undefined ? {} : { visit }),
  });
}

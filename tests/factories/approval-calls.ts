import type { ApprovalLinks, ApprovalPage, MadeApprovalLink } from "#domain/approvals/approval-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createBudgetWorld, saveBudget } from "./saved-budget.ts";
import { callApi } from "../setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

/** Today in São Paulo. */
export const TODAY = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
/** Address of the links of a budget. */
export const linksPath = (id: string) => `/app/user/requests/${id}/approval-links`;

/** Makes a link for the first version of a budget, for five days. */
export const makeLink = ({ headers }: Person, id: string, body: Record<string, unknown> = {}) =>
  callApi<MadeApprovalLink>("POST", linksPath(id), {
    headers,
    body: { version: 1, name: "Marina Alves", lastOn: addDays(TODAY, 5), ...body },
  });

/** Lists the links of a budget. */
export const listLinks = ({ headers }: Person, id: string) =>
  callApi<ApprovalLinks>("GET", linksPath(id), { headers });

/** Takes a link back. */
export const withdrawLink = ({ headers }: Person, id: string, linkId: string) =>
  callApi("DELETE", `${linksPath(id)}/${linkId}`, { headers });

/** Header that names the distributor of an open call. */
export const distributorHeader = (owner: Pick<TestDistributor, "slug">) => ({
  "x-debug-distributor": owner.slug,
});

/** Reads what a link shows. */
export const readApproval = (owner: Pick<TestDistributor, "slug">, token: string) =>
  callApi<ApprovalPage>("GET", `/app/open/approvals/${token}`, { headers: distributorHeader(owner) });

/** Answers by a link, by default with an acceptance of the first version. */
export const answerApproval = (
  owner: Pick<TestDistributor, "slug">,
  token: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  callApi<{ version: number; code: string }>("POST", `/app/open/approvals/${token}`, {
    headers: { ...distributorHeader(owner), ...headers },
    body: { version: 1, answer: "accepted", name: "Marina Alves", ...body },
  });

/** The token of a link. */
export const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

/** A budget with a link, and an administrator. */
export async function createApprovalWorld(more: Parameters<typeof createBudgetWorld>[0] = {}) {
  const world = await createBudgetWorld({
    actions: { enableClosedKits: true, requestTimeline: true, notificationService: true },
    ...more,
  });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id } = await saveBudget(world);
  const { data } = await makeLink(world.buyer, id);
  return { ...world, admin, id, link: data, token: tokenOf(data) };
}

/** Saves the next version of a budget. */
export const changePrice = ({ headers }: Person, id: string, version = 1) =>
  callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers,
    body: {
      version,
      valueModifier: {
        increase: { type: "percentage", amount: "0" },
        decrease: { type: "percentage", amount: "5" },
      },
    },
  });

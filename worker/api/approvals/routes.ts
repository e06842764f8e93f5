import * as z from "zod";
import {
  AnswerApprovalSchema,
  ApprovalLinksSchema,
  ApprovalPageSchema,
  GivenAnswerSchema,
  MadeApprovalLinkSchema,
  NewApprovalLinkSchema,
} from "#domain/approvals/approval-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const id = z.string().max(64);
const tag = "Approvals";
const path = "/app/user/requests/{id}/approval-links";
const page = {
  tag,
  access: "open",
  path: "/app/open/approvals/{token}",
  params: z.object({ token: z.string().max(100) }),
} as const;

/** Endpoints of budgets that customers answer by a link. */
export const APPROVALS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ tag, path, method: "get", access: accessTo("readApprovals"), params: z.object({ id }) },
      summary:
        "Links on which a budget can be answered, newest first, with their answers and what proves them; also of the budget that an order was",
      answer: ApprovalLinksSchema,
    },
    ({ params, services }) => services.approvalLinks.list(params.id),
  ),
  createApiRoute(
    {
      ...{ tag, path, method: "post", access: accessTo("shareForApproval"), params: z.object({ id }) },
      summary:
        "Make a link on which the newest version of a budget can be answered; its address is told once",
      body: NewApprovalLinkSchema,
      answer: MadeApprovalLinkSchema,
      status: 201,
    },
    ({ params, body, services }) => services.approvalLinks.make(params.id, body),
  ),
  createApiRoute(
    {
      ...{ tag, path: `${path}/{linkId}`, method: "delete", access: accessTo("withdrawApproval") },
      params: z.object({ id, linkId: id }),
      summary: "Withdraw a link; its answers stand",
      answer: z.object({ withdrawn: z.boolean() }),
    },
    async ({ params, services }) => {
      await services.approvalLinks.withdraw(params.id, params.linkId);
      return { withdrawn: true };
    },
  ),
  createApiRoute(
    {
      ...{ ...page, method: "get" },
      summary:
        "What who has a link sees: its state, and the newest version of the budget as its document says it",
      answer: ApprovalPageSchema,
    },
    ({ params, services }) => services.approvals.read(params.token),
  ),
  createApiRoute(
    {
      ...{ ...page, method: "post" },
      summary: "Accept or refuse the version that was shown, or ask for a change; once a version",
      body: AnswerApprovalSchema,
      answer: GivenAnswerSchema,
      status: 201,
    },
    ({ params, body, services }) => services.approvals.answer(params.token, body),
  ),
];

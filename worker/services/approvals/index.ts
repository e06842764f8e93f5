import { createApprovals } from "./answer-budget.ts";
import { createApprovalLinks } from "./share-budget.ts";

/** Use cases of budgets that customers answer by a link. */
export const approvalsServices = {
  approvals: createApprovals,
  approvalLinks: createApprovalLinks,
};

/** Answers to a budget. */
export const APPROVAL_ANSWERS = ["accepted", "changeAsked", "refused"] as const;
export type ApprovalAnswer = (typeof APPROVAL_ANSWERS)[number];

/** What has become of a link on which a budget is to be answered. It waits for an answer, or for one to a newer version
 *  than the one it was sent for or that was answered (`outdated`); its newest version was answered; or it takes no answer
 *  any more. */
export const APPROVAL_STATES = [
  ...["waiting", "outdated"],
  ...APPROVAL_ANSWERS,
  ...["withdrawn", "expired", "budgetExpired", "closed", "companyBlocked", "deleted"],
] as readonly ApprovalState[];
export type ApprovalState =
  | "waiting"
  | "outdated"
  | ApprovalAnswer
  | "withdrawn"
  | "expired"
  | "budgetExpired"
  | "closed"
  | "companyBlocked"
  | "deleted";

/** The facts of a link. */
export interface LinkFacts {
  /** The version that it was made for. */
  version: number;
  /** Last calendar day on which it can be answered. */
  lastOn: string;
  withdrawnAt: string | null;
  /** Answers given by it, at most one a version. */
  answers: readonly { version: number; answer: ApprovalAnswer }[];
}

/** The facts of its budget at this moment. */
export interface AnswerableBudget {
  /** The newest version. */
  version: number;
  isDeleted: boolean;
  /** Whether the company that buys is no longer served. */
  isCompanyBlocked: boolean;
  /** Whether it has become an order, or has a final status. */
  isClosed: boolean;
  isExpired: boolean;
}

/** What has become of a link. An answer to the newest version stands, whatever happens to the budget's and the link's
 *  days afterwards; one to an older version does not.
 *  @param today - calendar day of the distributor
 *  @example approvalState({ version: 1, lastOn: "2026-12-10", withdrawnAt: null, answers: [] },
 *    { version: 2, isDeleted: false, isCompanyBlocked: false, isClosed: false, isExpired: false }, "2026-12-10") // "outdated" */
export function approvalState(link: LinkFacts, budget: AnswerableBudget, today: string): ApprovalState {
  if (budget.isDeleted) return "deleted";
  if (link.withdrawnAt !== null) return "withdrawn";
  if (budget.isCompanyBlocked) return "companyBlocked";
  const given = link.answers.find(({ version }) => version === budget.version);
  if (given !== undefined) return given.answer;
  if (budget.isClosed) return "closed";
  if (budget.isExpired) return "budgetExpired";
  if (today > link.lastOn) return "expired";
  return seenVersion(link) < budget.version ? "outdated" : "waiting";
}

/** Whether the newest version can be answered. */
export function isAnswerable(state: ApprovalState): boolean {
  return state === "waiting" || state === "outdated";
}

/** Whether who has the link sees the budget on it. */
export function showsBudget(state: ApprovalState): boolean {
  return isAnswerable(state) || APPROVAL_ANSWERS.some((answer) => answer === state);
}

/** The newest version that the link was made for or answered. */
export function seenVersion({ version, answers }: Pick<LinkFacts, "version" | "answers">): number {
  return Math.max(version, ...answers.map((one) => one.version));
}

/** Whether an answer has to say why. */
export function needsComment(answer: ApprovalAnswer): boolean {
  return answer !== "accepted";
}

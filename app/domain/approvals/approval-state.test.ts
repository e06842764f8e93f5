import { expect, test } from "vitest";
import {
  type AnswerableBudget,
  APPROVAL_ANSWERS,
  APPROVAL_STATES,
  type ApprovalAnswer,
  approvalState,
  isAnswerable,
  type LinkFacts,
  needsComment,
  seenVersion,
  showsBudget,
} from "./approval-state.ts";

const LAST_ON = "2026-12-10";
const TOO_LATE = "2026-12-11";
const WITHDRAWN = "2026-12-01T12:00:00.000Z";

const link = (facts: Partial<LinkFacts> = {}): LinkFacts => ({
  ...{ version: 1, lastOn: LAST_ON, withdrawnAt: null, answers: [] },
  ...facts,
});
const budget = (facts: Partial<AnswerableBudget> = {}): AnswerableBudget => ({
  ...{ version: 1, isDeleted: false, isCompanyBlocked: false, isClosed: false, isExpired: false },
  ...facts,
});
const given = (version: number, answer: ApprovalAnswer) => ({ version, answer });

test.each<[string, Partial<LinkFacts>, Partial<AnswerableBudget>, string, string]>([
  ["nothing has happened, on its last day", {}, {}, LAST_ON, "waiting"],
  ["its last day is over", {}, {}, TOO_LATE, "expired"],
  ["the budget's last day is over", {}, { isExpired: true }, LAST_ON, "budgetExpired"],
  ["both last days are over", {}, { isExpired: true }, TOO_LATE, "budgetExpired"],
  ["the budget is an order or has a final status", {}, { isClosed: true }, LAST_ON, "closed"],
  ["the company is blocked", {}, { isCompanyBlocked: true }, LAST_ON, "companyBlocked"],
  ["it was withdrawn", { withdrawnAt: WITHDRAWN }, {}, LAST_ON, "withdrawn"],
  ["the budget was deleted", {}, { isDeleted: true }, LAST_ON, "deleted"],
  ["the budget has a newer version", {}, { version: 2 }, LAST_ON, "outdated"],
  ["a newer version came after its last day", {}, { version: 2 }, TOO_LATE, "expired"],
  ["the version was accepted", { answers: [given(1, "accepted")] }, {}, LAST_ON, "accepted"],
  ["the version was refused", { answers: [given(1, "refused")] }, {}, LAST_ON, "refused"],
  ["a change was asked for", { answers: [given(1, "changeAsked")] }, {}, LAST_ON, "changeAsked"],
  [
    "the accepted version was replaced",
    { answers: [given(1, "accepted")] },
    { version: 2 },
    LAST_ON,
    "outdated",
  ],
  [
    "the change was made and accepted",
    { answers: [given(2, "accepted"), given(1, "changeAsked")] },
    { version: 2 },
    LAST_ON,
    "accepted",
  ],
  ["it was accepted before its last day", { answers: [given(1, "accepted")] }, {}, TOO_LATE, "accepted"],
  [
    "it was accepted before the budget expired",
    { answers: [given(1, "accepted")] },
    { isExpired: true },
    LAST_ON,
    "accepted",
  ],
  [
    "it was accepted, and withdrawn",
    { answers: [given(1, "accepted")], withdrawnAt: WITHDRAWN },
    {},
    LAST_ON,
    "withdrawn",
  ],
  [
    "it was accepted, and the budget deleted",
    { answers: [given(1, "accepted")] },
    { isDeleted: true },
    LAST_ON,
    "deleted",
  ],
])("when %s, a link is as follows", (_when, ofLink, ofBudget, today, state) => {
  expect(approvalState(link(ofLink), budget(ofBudget), today)).toBe(state);
});

test("only a link that waits takes an answer, and only with it or its answer the budget is shown", () => {
  const answerable = APPROVAL_STATES.filter(isAnswerable);
  expect(answerable).toEqual(["waiting", "outdated"]);
  expect(APPROVAL_STATES.filter(showsBudget)).toEqual([...answerable, ...APPROVAL_ANSWERS]);
});

test("the version that somebody has seen is the newest of the one sent and those answered", () => {
  expect(seenVersion(link({ version: 2 }))).toBe(2);
  expect(seenVersion(link({ version: 2, answers: [given(4, "refused"), given(3, "changeAsked")] }))).toBe(4);
});

test("a refusal and a wish for a change say why, an acceptance need not", () => {
  expect(APPROVAL_ANSWERS.filter(needsComment)).toEqual(["changeAsked", "refused"]);
});

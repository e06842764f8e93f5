import { expect, test } from "vitest";
import { calculateNps, countClasses } from "#domain/survey/score.ts";
import { buildSurveys } from "./build-surveys.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_ACCOUNTS, DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { DEMO_TENANTS } from "./demo-world.ts";

const TODAY = "2026-11-21";
const { researches, surveyAnswers } = buildSurveys(DEMO_TENANTS, {
  today: TODAY,
  createdAt: "2026-05-25T12:00:00.000Z",
  operatorId: "usr_operator",
});

test("one survey asks, with answers of six months at all distributors", () => {
  expect(researches.map(({ status }) => status)).toEqual(["active"]);
  expect(surveyAnswers.length).toBeGreaterThanOrEqual(144);
  expect(new Set(surveyAnswers.map(({ distributorId }) => distributorId))).toEqual(
    new Set(Object.values(DEMO_DISTRIBUTOR_IDS)),
  );
  const months = new Set(surveyAnswers.map(({ askedAt }) => askedAt.slice(0, 7)));
  expect([...months].sort()).toEqual([
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
});

test("every answer belongs to its own row, and nobody was asked twice", () => {
  expect(new Set(surveyAnswers.map(({ id }) => id)).size).toBe(surveyAnswers.length);
  expect(new Set(surveyAnswers.map(({ userId }) => userId)).size).toBe(surveyAnswers.length);
});

test("of the announced accounts only one administrator has not been asked lately", () => {
  const asked = new Set(surveyAnswers.map(({ userId }) => userId));
  const left = DEMO_ACCOUNTS.flatMap(({ distributor, email, what }) =>
    distributor === null || what.startsWith("applicant") || asked.has(demoId("usr", distributor, email))
      ? []
      : [email],
  );
  expect(left).toEqual(["admin@mercado.test"]);
});

test("complaints have a follow-up and a reason, other answers have none", () => {
  for (const { scoreValue = -1, followUpState, negativeFeedback } of surveyAnswers) {
    expect(followUpState !== undefined).toBe(scoreValue <= 6);
    expect(negativeFeedback !== null).toBe(scoreValue <= 6);
  }
  const states = new Set(surveyAnswers.map(({ followUpState }) => followUpState));
  expect(states).toEqual(new Set([undefined, "open", "inProgress", "done"]));
});

test("the figure is that of a product which most people like", () => {
  const nps = calculateNps(
    countClasses(surveyAnswers.map(({ scoreValue = -1 }) => ({ score: scoreValue, answers: 1 }))),
  );
  expect(nps).toBeGreaterThan(10);
  expect(nps).toBeLessThan(60);
});

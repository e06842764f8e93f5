import { expect, test } from "vitest";
import { formatMonth, formatNps } from "./format-nps.ts";
import { EMPTY_DRAFT, OTHER_REASON, toVote } from "./survey-draft.ts";

test("a low score carries the reason as negative feedback, the person's own words where they were chosen", () => {
  const draft = { ...EMPTY_DRAFT, score: 6, reason: "Lentidão", otherReason: "Frete caro", praise: "Rápido" };
  expect(toVote(draft)).toEqual({
    scoreValue: 6,
    positiveFeedback: null,
    negativeFeedback: "Lentidão",
    commentary: null,
  });
  expect(toVote({ ...draft, reason: OTHER_REASON }).negativeFeedback).toBe("Frete caro");
});

test("a high score carries praise as positive feedback", () => {
  const draft = { ...EMPTY_DRAFT, score: 7, reason: "Lentidão", praise: " Rápido ", commentary: "  " };
  expect(toVote(draft)).toEqual({
    scoreValue: 7,
    positiveFeedback: "Rápido",
    negativeFeedback: null,
    commentary: null,
  });
});

test("on the scale from 1 the one text goes where the score says", () => {
  const draft = { ...EMPTY_DRAFT, feedback: "Atendimento" };
  expect(toVote({ ...draft, score: 6 })).toMatchObject({
    negativeFeedback: "Atendimento",
    positiveFeedback: null,
  });
  expect(toVote({ ...draft, score: 7 })).toMatchObject({
    negativeFeedback: null,
    positiveFeedback: "Atendimento",
  });
});

test("scores and months are told in Portuguese", () => {
  expect([formatNps(-12), formatNps(0), formatNps(48)]).toEqual(["−12", "0", "48"]);
  expect([formatMonth("2026-01"), formatMonth("2026-12")]).toEqual(["jan/26", "dez/26"]);
});

import { expect, test } from "vitest";
import { buildRecommendationInput } from "#tests/factories/recommendation.ts";
import {
  EMPTY_RECOMMENDATION_FORM,
  splitTexts,
  toRecommendationForm,
  toRecommendationInput,
} from "./recommendation-form.ts";
import { RecommendationInputSchema } from "./recommendation-schema.ts";

test("a rule comes back from its form as it was", () => {
  const ofProduct = buildRecommendationInput({ manufacturers: ["Deye", "WEG"], productCodes: ["A-1"] });
  const ofCategory = buildRecommendationInput({
    productCode: null,
    categoryId: "cat_1",
    structureIds: ["str_1"],
  });
  for (const rule of [ofProduct, ofCategory]) {
    expect(toRecommendationInput(toRecommendationForm(rule))).toEqual(rule);
  }
});

test("codes are split at commas, semicolons and line ends, each once", () => {
  expect(splitTexts(" A-1, B-2;A-1\nC-3,,")).toEqual(["A-1", "B-2", "C-3"]);
  expect(splitTexts(" ")).toEqual([]);
});

test("an empty form lacks name, trigger and target", () => {
  const { error } = RecommendationInputSchema.safeParse(toRecommendationInput(EMPTY_RECOMMENDATION_FORM));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["name", "types", "productCode"]);
});

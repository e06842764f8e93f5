import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import {
  RecommendationInputSchema,
  RecommendationQuestionSchema,
  RecommendationUpdateSchema,
} from "#domain/recommendations/recommendation-schema.ts";
import { recommendationsAccess } from "#worker/services/recommendations/calculate.ts";
import { recommendationRulesAccess } from "#worker/services/recommendations/recommendation-rules.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createOfferRoutes, createOrderRoutes, STORED } from "../offers/create-offer-routes.ts";

const tag = "Recommendations";

const calculateRecommendationsRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/recommendations",
    summary: "What is recommended along with what was chosen",
    tag,
    access: recommendationsAccess,
    body: RecommendationQuestionSchema,
    answer: z.object({
      products: z.array(
        z.object({
          productCode: z.string(),
          amount: z.int(),
          recAmount: z.int(),
          recAutomaticAmount: z.int(),
          freeAmount: z.int(),
        }),
      ),
      stable: z.boolean(),
      swinging: z.array(z.string()),
    }),
  },
  async ({ body, services }) => {
    const { products, stable, swinging } = await services.recommendations.calculate(body);
    return { products: [...products], stable, swinging: [...swinging] };
  },
);

const rules = {
  path: "/app/staff/recommendations",
  tag,
  access: recommendationRulesAccess,
  noun: "a rule of what is recommended",
  input: RecommendationInputSchema,
  update: RecommendationUpdateSchema,
  item: z.object({
    ...STORED,
    name: z.string(),
    active: z.boolean(),
    types: z.array(z.enum(PRODUCT_TYPES)),
    categoryIds: z.array(z.string()),
    manufacturers: z.array(z.string()),
    productCodes: z.array(z.string()),
    structureIds: z.array(z.string()),
    productCode: z.string().nullable(),
    categoryId: z.string().nullable(),
    amount: z.string(),
    freeAmount: z.string(),
  }),
};

/** Endpoints of recommendations and their rules. */
export const RECOMMENDATIONS_ROUTES: readonly ApiRoute[] = [
  calculateRecommendationsRoute,
  ...createOrderRoutes(rules, (services) => services.recommendationRules),
  ...createOfferRoutes(rules, (services) => services.recommendationRules),
];

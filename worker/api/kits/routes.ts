import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import {
  checkClosedKitRoute,
  createClosedKitRoute,
  deleteClosedKitRoute,
  duplicateClosedKitRoute,
  findKitPartsRoute,
  getClosedKitRoute,
  listClosedKitsRoute,
  setClosedKitActiveRoute,
  storeKitPhotoRoute,
  updateClosedKitRoute,
} from "./closed-kits.ts";
import {
  createKitRuleRoute,
  deleteKitRuleRoute,
  getKitRuleRoute,
  listKitRulesRoute,
  previewKitRuleRoute,
  runKitRuleRoute,
  updateKitRuleRoute,
} from "./kit-rules.ts";
import { closedKitsAccess } from "#worker/services/kits/list-kits.ts";
import { KitListQuerySchema, KitListSchema } from "#domain/kits/kit-list-schema.ts";

const listKitsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/kits",
    summary: "Closed kits to buy, one entry for each structure option",
    tag: "Buying",
    access: closedKitsAccess,
    query: KitListQuerySchema,
    answer: KitListSchema,
  },
  ({ query, services }) => services.kits.list(query),
);

/** Endpoints of closed kits and the rules that make families of them. */
export const KITS_ROUTES: readonly ApiRoute[] = [
  listKitRulesRoute,
  createKitRuleRoute,
  previewKitRuleRoute,
  getKitRuleRoute,
  updateKitRuleRoute,
  deleteKitRuleRoute,
  runKitRuleRoute,
  listClosedKitsRoute,
  createClosedKitRoute,
  checkClosedKitRoute,
  findKitPartsRoute,
  getClosedKitRoute,
  updateClosedKitRoute,
  deleteClosedKitRoute,
  duplicateClosedKitRoute,
  setClosedKitActiveRoute,
  storeKitPhotoRoute,
  listKitsRoute,
];

import type { ApiRoute } from "../kernel/create-api-route.ts";
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
import { listKitsRoute } from "./list-kits.ts";

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

import type { Scope } from "#worker/scope.ts";
import { createAskDiscount, createWithdrawDiscount } from "./ask-discount.ts";
import { createApproveDiscount, createRefuseDiscount } from "./decide-discount.ts";
import { createReadDiscountSetting, createSetAdminDiscountLimit } from "./discount-setting.ts";
import { createListApprovals } from "./list-approvals.ts";
import { createModifyRequest } from "./modify-request.ts";
import { createReadRequestPrices } from "./read-request-prices.ts";
import { createRepriceBudget } from "./reprice-budget.ts";

/** Use cases of discounts and prices of saved requests. */
export const discountsServices = {
  discounts: (scope: Scope) => ({
    readRequestPrices: createReadRequestPrices(scope),
    modify: createModifyRequest(scope),
    ask: createAskDiscount(scope),
    withdraw: createWithdrawDiscount(scope),
    list: createListApprovals(scope),
    approve: createApproveDiscount(scope),
    refuse: createRefuseDiscount(scope),
    reprice: createRepriceBudget(scope),
    readSetting: createReadDiscountSetting(scope),
    setAdminLimit: createSetAdminDiscountLimit(scope),
  }),
};

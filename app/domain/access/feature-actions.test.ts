import { expect, test } from "vitest";
import { FEATURE_ACTIONS } from "./feature-actions.ts";

test("the feature actions are those of the specification [PERM-13]", () => {
  const listed =
    "enableCRM enableClosedKits kitMount singleProductPurchase kitExpress ecommerce advertising extraItem " +
    "importRequestFile distributorCRM financingIntegration openAPI notificationService userRoles externalLink " +
    "customIntegratorSideBar changeSizingName customTheme modulePayment hibridInverter requestTimeline " +
    "updateExpiredBudget basicAPI singleSignOn";
  expect([...FEATURE_ACTIONS].sort()).toEqual(listed.split(" ").sort());
});

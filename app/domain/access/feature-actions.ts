/** Feature flags that the platform sets for a distributor. */
export const FEATURE_ACTIONS = [
  "enableCRM",
  "enableClosedKits",
  "kitMount",
  "singleProductPurchase",
  "kitExpress",
  "ecommerce",
  "advertising",
  "extraItem",
  "importRequestFile",
  "distributorCRM",
  "financingIntegration",
  "openAPI",
  "notificationService",
  "userRoles",
  "externalLink",
  "customIntegratorSideBar",
  "changeSizingName",
  "customTheme",
  "modulePayment",
  "hibridInverter",
  "requestTimeline",
  "updateExpiredBudget",
  "basicAPI",
  "singleSignOn",
] as const;

export type FeatureAction = (typeof FEATURE_ACTIONS)[number];

/** Feature flags of a distributor; a missing key is off. */
export type FeatureActions = Partial<Record<FeatureAction, boolean>>;

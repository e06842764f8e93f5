import type { EndpointAccess } from "#domain/access/may-access.ts";
import { type AccessRuleName, writtenRule } from "./access-rules.ts";

/** Every endpoint, by hand from the specification; a difference to its contract is an error in one of them.
 *  A line is a path after the methods of the rule; each rule lists its behaviours in `access-rules.ts`. */
const ENDPOINTS: Readonly<Partial<Record<AccessRuleName | "open", string>>> = {
  open: `
    POST /app/login
    POST /app/login/admin
    POST /app/login/second-factor
    POST /app/loginWithToken
    POST /app/refreshSession
    POST /app/user/logout
    POST /app/admin/logout
    POST /app/live/notifications
    GET /app/open/theme
    GET /app/open/terms
    GET /app/open/cep/{cep}
    GET /app/open/states
    GET /app/open/municipalities/{state}
    GET POST /app/open/integrator-register
    GET /app/open/recoverPassword/{login}
    POST /app/open/recoverPassword/{token}
    POST /app/open/verify-email
    GET /app/open/documents/{code}
    GET POST /app/open/approvals/{token}
    GET /app/open/order/{id}/boleto.pdf
    GET /app/open/order/{id}/checkout
    GET /app/open/order/{id}/details
    POST /app/open/order/{id}/live
    GET /app/open/order/{id}/receipt.pdf
    GET /app/open/order/{id}/status
    GET /app/open/payment/terms/active
    POST /app/open/payment/terms/accept
    POST /app/open/payment/{id}/create
    POST /app/open/payment/{id}/proof
    POST /app/open/payment/{id}/financing
    POST /app/open/sandbox/charges/{id}/pay
    POST /app/open/webhooks/{provider}`,
  platform: `
    GET /app/admin/audit
    GET /app/admin/distributors
    GET /app/admin/distributors/{id}
    PUT /app/admin/distributors/{id}/discount-limit
    PUT /app/admin/distributors/{id}/users/{userId}/activate
    PUT /app/admin/distributors/{id}/users/{userId}/block
    POST /app/admin/distributors/{id}/users/{userId}/masquerade
    GET POST /app/admin/nps
    DELETE GET PUT /app/admin/nps/{id}
    GET /app/admin/nps/{id}/answers
    PUT /app/admin/nps/{id}/answers/{answerId}/follow-up`,
  administrator: `
    GET /app/staff/audit
    GET /app/staff/audit/export
    POST /app/user/role-preview`,
  people: `
    GET /app/staff/dashboards
    GET /app/user/settings/discount`,
  integrators: `
    GET PUT /app/integrator/company/info
    GET PUT /app/user/purchase-rules
    GET /app/user/purchase-limit
    GET /app/user/dashboard
    PUT /app/user/distribution-center`,
  signedIn: `
    GET /app/user/distribution-centers
    POST /app/user/email-verification
    GET /app/user/events
    GET /app/user/formulas
    POST /app/user/live-token
    GET PUT /app/user/notifications
    PUT /app/user/nps/{id}/answer
    PUT /app/user/nps/{id}/postpone
    POST /app/user/recommendations
    DELETE /app/user/role-preview
    GET PUT /app/user/saved-views
    DELETE /app/user/saved-views/{id}
    GET /app/user/settings/budget
    GET /app/user/settings/restrictOptions
    GET /app/user/settings/delivery
    GET /app/user/settings/electrical
    GET /app/user/settings/kits
    GET /app/user/settings/messages
    GET /app/user/settings/mountKit
    GET /app/user/settings/priceDisplay
    GET /app/user/settings/proposal
    GET /app/user/settings/requestExpiry
    GET /app/user/settings/stepsMountKit
    POST /app/user/stock/check
    GET /app/user/terms/download`,
  anybodySignedIn: `
    DELETE PUT /app/user/email
    POST /app/user/error-report
    PUT /app/user/password
    GET PUT /app/user/preferences
    DELETE POST /app/user/privacy/erase
    POST /app/user/privacy/export
    GET PUT /app/user/profile
    GET /app/user/reload
    GET /app/user/search
    DELETE /app/user/second-factor
    POST /app/user/second-factor/recovery-codes
    DELETE GET /app/user/sessions
    DELETE /app/user/sessions/{id}`,
  withSecondFactor: `
    POST PUT /app/user/second-factor`,
  dashboardBI: `
    GET /app/user/bi-url`,
  singleSignOn: `
    POST /app/user/sso-token`,
  ownSideBar: `
    GET /app/user/sidebar`,
  popups: `
    GET /app/user/popups`,
  integratorList: `
    GET /app/staff/integrators`,
  integratorDetails: `
    GET /app/staff/integrators/{id}
    PUT /app/staff/integrators/{id}/commercial
    PUT /app/staff/integrators/{id}/status`,
  companyPermissions: `
    GET PUT /app/integrator/proposalSettings/permissions`,

  items: `
    GET POST /app/staff/products
    GET /app/staff/products/manufacturers
    GET PUT /app/staff/products/{id}
    PUT /app/staff/products/{id}/active
    DELETE PUT /app/staff/products/{id}/datasheet
    POST /app/staff/products/{id}/duplicate
    GET /app/staff/products/{id}/history
    DELETE PUT /app/staff/products/{id}/photo
    PUT /app/staff/products/{id}/substitutes
    GET POST /app/staff/change-sets
    GET /app/staff/change-sets/grid
    GET /app/staff/change-sets/{id}
    POST /app/staff/change-sets/{id}/cancel
    GET /app/staff/change-sets/{id}/rows
    POST /app/staff/change-sets/{id}/undo
    POST /app/staff/price-changes/preview
    GET /app/staff/exports/products
    GET /app/staff/exports/template
    GET POST /app/staff/imports
    GET /app/staff/imports/{id}
    POST /app/staff/imports/{id}/apply
    POST /app/staff/imports/{id}/cancel
    POST /app/staff/imports/{id}/check
    POST /app/staff/imports/{id}/continue
    GET /app/staff/imports/{id}/failures
    PUT /app/staff/imports/{id}/mapping
    POST /app/staff/imports/{id}/revert
    GET /app/staff/imports/{id}/rows
    PUT /app/staff/imports/{id}/sheet`,
  inventory: `
    GET /app/staff/stock`,
  stockKeeping: `
    GET POST /app/staff/stock/arrivals
    PUT /app/staff/stock/arrivals/{id}
    POST /app/staff/stock/arrivals/{id}/cancel
    POST /app/staff/stock/arrivals/{id}/receive
    GET /app/staff/stock/moves
    GET /app/staff/stock/moves/export
    PUT /app/staff/stock/{productId}/{centerId}`,
  itemsOrInventory: `
    GET /app/staff/products/{id}/substitutes
    GET /app/staff/products/{id}/substitutes/proposals`,
  equipmentKits: `
    GET POST /app/staff/kits
    POST /app/staff/kits/check
    GET /app/staff/kits/parts
    POST /app/staff/kits/photos
    DELETE GET PUT /app/staff/kits/{id}
    PUT /app/staff/kits/{id}/active
    POST /app/staff/kits/{id}/duplicate
    GET POST /app/staff/kit-rules
    POST /app/staff/kit-rules/preview
    DELETE GET PUT /app/staff/kit-rules/{id}
    POST /app/staff/kit-rules/{id}/run`,

  closedKits: `
    GET /app/user/checkout/closedKits`,
  kitExpress: `
    GET /app/user/checkout/kitExpress`,
  mountKits: `
    GET /app/user/checkout/mountKits
    GET /app/user/mount-kit/products`,
  separatedSales: `
    GET /app/user/checkout/separatedSales
    GET /app/user/separated-sections`,
  anyBuying: `
    POST /app/user/carts
    POST /app/user/carts/share
    GET /app/user/carts/{id}
    POST /app/user/checkout/files
    DELETE /app/user/checkout/files/{id}
    POST /app/user/freights/quote
    GET /app/user/integrators/{id}/info
    GET /app/user/integrators/{id}/state
    POST /app/user/prices/company-service
    POST /app/user/prices/extra-items
    POST /app/user/prices/total
    POST /app/user/requests`,
  designedKits: `
    POST /app/user/kits/compose
    POST /app/user/kits/design
    POST /app/user/kits/parts`,
  products: `
    POST /app/user/prices/products
    GET /app/user/products
    GET /app/user/products/base
    POST /app/user/products/resolve`,
  kitsOfWidgets: `
    GET /app/user/kits
    POST /app/user/prices/kits`,
  choosesBuyer: `
    GET /app/staff/buyers
    GET /app/staff/buyers/{id}`,

  requests: `
    POST /app/user/coupons/check
    GET /app/user/request-export
    GET /app/user/deal-statuses
    GET /app/user/deal-statuses/terminations
    GET /app/user/past-customers
    GET /app/user/requests
    GET /app/user/requests/{id}
    GET /app/user/requests/{id}/entity
    POST /app/user/requests/{id}/discount-requisitions
    DELETE /app/user/requests/{id}/discount-requisitions/{requisitionId}
    GET /app/user/requests/{id}/prices
    PUT /app/user/requests/{id}/value-modifier`,
  requestBoard: `
    GET /app/user/request-board`,
  requestEdit: `
    PUT /app/user/requests/{id}
    PUT /app/user/requests/{id}/freight
    GET /app/user/requests/{id}/origin`,
  requestHistory: `
    GET /app/user/requests/{id}/history
    GET /app/user/requests/{id}/versions/compare`,
  requestFiles: `
    GET /app/user/requests/{id}/files`,
  requestFilesChange: `
    POST /app/user/requests/{id}/files`,
  requestFilesDownload: `
    GET /app/user/requests/{id}/files/{fileId}`,
  requestFilesRemove: `
    DELETE /app/user/requests/{id}/files/{fileId}`,
  requestDuplicate: `
    POST /app/user/requests/{id}/duplicate`,
  budgetToOrder: `
    POST /app/user/requests/{id}/order`,
  updateExpired: `
    POST /app/user/requests/{id}/update-expired`,
  requestStatus: `
    PUT /app/user/requests/{id}/status`,
  requestTimeline: `
    GET /app/user/requests/{id}/timeline`,
  requestTags: `
    GET /app/user/requests/{id}/tags
    DELETE PUT /app/user/requests/{id}/tags/{tagId}`,
  companyTags: `
    GET /app/staff/integrators/{id}/tags
    DELETE PUT /app/staff/integrators/{id}/tags/{tagId}`,
  requestPdf: `
    GET /app/user/requests/{id}/document.pdf`,
  requestDoc: `
    GET /app/user/requests/{id}/document.docx`,
  requestAnnotations: `
    GET POST /app/user/requests/{id}/annotations
    DELETE PUT /app/user/requests/{id}/annotations/{annotationId}
    POST /app/user/requests/{id}/annotation-files
    GET /app/user/requests/{id}/annotations/{annotationId}/files/{fileId}`,
  budgetEdit: `
    GET POST /app/user/requests/{id}/approval-links
    DELETE /app/user/requests/{id}/approval-links/{linkId}
    POST /app/user/requests/{id}/reprice`,
  requestSeller: `
    GET /app/user/requests/{id}/sellers
    PUT /app/user/requests/{id}/seller`,
  companyBudgets: `
    GET /app/user/purchase-approvals
    POST /app/user/purchase-approvals/{id}/approve
    POST /app/user/purchase-approvals/{id}/refuse
    GET POST /app/user/requests/{id}/purchase-approval`,
  returnAsks: `
    POST /app/user/requests/{id}/return-asks`,
  purchaseNumbers: `
    PUT /app/user/requests/{id}/purchase-number`,
  requestBillingDate: `
    PUT /app/user/requests/{id}/billing-date`,
  orderPayment: `
    GET /app/user/payments
    GET /app/user/payment-export`,
  requestPayment: `
    GET /app/user/requests/{id}/payment
    GET /app/user/requests/{id}/payment/proofs/{fileId}`,
  requestPaymentStatus: `
    PUT /app/user/requests/{id}/payment-status
    POST /app/user/requests/{id}/refunds
    POST /app/user/requests/{id}/charges/{chargeId}/acceptance
    POST /app/user/requests/{id}/charges/{chargeId}/release
    POST /app/user/requests/{id}/charges/{chargeId}/refunds`,
  orderShipments: `
    GET /app/user/requests/{id}/shipments
    GET /app/user/requests/{id}/returns
    PUT /app/user/requests/{id}/shipments/{shipmentId}/delivery
    POST /app/user/requests/{id}/claims/{claimId}/messages
    POST /app/user/requests/{id}/claim-photos
    GET /app/user/requests/{id}/claim-photos/{fileId}`,
  orderShipping: `
    POST /app/user/requests/{id}/shipments
    POST /app/user/requests/{id}/returns
    POST /app/user/requests/{id}/return-asks/{askId}/decline
    POST /app/user/requests/{id}/returns/preview
    POST /app/user/requests/{id}/returns/{returnId}/undo
    DELETE /app/user/requests/{id}/shipments/{shipmentId}
    PUT /app/user/requests/{id}/claims/{claimId}`,
  requestDeletion: `
    DELETE /app/user/requests/{id}
    POST /app/user/requests/{id}/restore`,
  discountDecisions: `
    GET /app/staff/discount-requisitions
    POST /app/staff/discount-requisitions/{id}/approve
    POST /app/staff/discount-requisitions/{id}/refuse`,
  priceExplanations: `
    POST /app/user/prices/explain`,

  recommendations: `
    GET POST /app/staff/recommendations
    PUT /app/staff/recommendations/order
    DELETE PUT /app/staff/recommendations/{id}`,
  pricing: `
    DELETE GET PUT /app/staff/pricing/draft
    POST /app/staff/pricing/evaluate
    GET POST /app/staff/pricing/groups
    DELETE PUT /app/staff/pricing/groups/{id}
    PUT /app/staff/pricing/groups/{id}/integrators
    GET /app/staff/pricing/integrators
    GET POST /app/staff/pricing/price-lists
    DELETE GET PUT /app/staff/pricing/price-lists/{id}
    POST /app/staff/pricing/price-lists/{id}/fill
    GET PUT /app/staff/pricing/price-lists/{id}/items
    POST /app/staff/pricing/publish
    POST /app/staff/pricing/simulate
    GET /app/staff/pricing/trial-items
    GET /app/staff/pricing/versions
    GET /app/staff/pricing/versions/{version}
    POST /app/staff/pricing/versions/{version}/restore
    GET PUT /app/staff/settings/priceDisplay
    GET PUT /app/staff/settings/prices`,
  delivery: `
    POST /app/staff/freight/carrier/test
    GET POST /app/staff/freight/rules
    POST /app/staff/freight/rules/import
    PUT /app/staff/freight/rules/order
    DELETE GET PUT /app/staff/freight/rules/{id}
    PUT /app/staff/freight/rules/{id}/place
    POST /app/staff/freight/test
    GET PUT /app/staff/settings/delivery`,
  observations: `
    GET PUT /app/staff/settings/observations`,
  categories: `
    GET POST /app/staff/categories
    PUT /app/staff/categories/order
    DELETE PUT /app/staff/categories/{id}`,
  structures: `
    GET POST /app/staff/structures
    PUT /app/staff/structures/order
    DELETE PUT /app/staff/structures/{id}`,
  shoppingJourney: `
    GET POST /app/staff/separated-sections
    PUT /app/staff/separated-sections/order
    DELETE PUT /app/staff/separated-sections/{id}
    GET PUT /app/staff/settings/electrical
    GET PUT /app/staff/settings/kits
    GET PUT /app/staff/settings/mountKit
    GET PUT /app/staff/settings/stepsMountKit`,
  payment: `
    GET POST /app/staff/payment-methods
    PUT /app/staff/payment-methods/order
    DELETE GET PUT /app/staff/payment-methods/{id}
    PUT /app/staff/payment-methods/{id}/active
    GET PUT /app/staff/settings/paymentHub
    GET PUT /app/staff/settings/paymentProvider
    GET /app/staff/settings/paymentProvider/payout-export
    GET /app/staff/settings/paymentProvider/payouts
    GET POST /app/staff/settings/paymentProvider/reconciliation
    POST /app/staff/settings/paymentProvider/test`,
  requestSettings: `
    GET POST /app/staff/coupons
    DELETE GET PUT /app/staff/coupons/{id}
    PUT /app/staff/coupons/{id}/active
    POST /app/staff/coupons/{id}/duplicate
    GET /app/staff/coupons/{id}/uses
    GET PUT /app/staff/settings/request`,
  templates: `
    GET PUT /app/staff/settings/budgetTemplate
    GET PUT /app/staff/settings/orderTemplate`,
  orderMessages: `
    GET PUT /app/staff/settings/messages`,
  theme: `
    GET PUT /app/staff/theme`,
  brandPictures: `
    POST /app/staff/theme/pictures`,
  sideBar: `
    GET PUT /app/staff/sidebar`,
  roles: `
    GET /app/staff/permissions
    GET POST /app/staff/roles
    DELETE GET PUT /app/staff/roles/{id}`,
  general: `
    GET PUT /app/staff/maintenance-status`,
  distributionCenters: `
    GET POST /app/staff/distribution-centers
    PUT /app/staff/distribution-centers/exclusivity
    PUT /app/staff/distribution-centers/order
    DELETE GET PUT /app/staff/distribution-centers/{id}
    PUT /app/staff/distribution-centers/{id}/active
    GET POST /app/staff/regions
    DELETE GET PUT /app/staff/regions/{id}`,
  extraItems: `
    GET POST /app/staff/extra-items
    DELETE PUT /app/staff/extra-items/{id}
    GET POST /app/staff/services
    DELETE PUT /app/staff/services/{id}`,
  terms: `
    GET /app/staff/terms
    GET /app/staff/terms/{id}
    POST /app/staff/terms/drafts
    DELETE GET PUT /app/staff/terms/drafts/{id}
    POST /app/staff/terms/drafts/{id}/publish
    POST /app/staff/terms/{id}/withdraw`,
  widgetKeys: `
    GET POST /app/staff/widget-keys
    DELETE GET PUT /app/staff/widget-keys/{id}
    POST /app/staff/widget-keys/{id}/renewal
    GET /app/staff/widget-keys/{id}/site-test`,
  sitesWithVisitors: `
    POST /app/user/site/estimate
    POST /app/user/site/leads`,
  sitesThatSell: `
    GET /app/user/site/sale
    POST /app/user/site/quote
    POST /app/user/site/requests
    POST /app/user/site/visits
    POST /app/user/site/visits/confirm`,
  advertising: `
    GET POST /app/staff/popups
    DELETE GET PUT /app/staff/popups/{id}`,
  statuses: `
    GET POST /app/staff/deal-statuses
    PUT /app/staff/deal-statuses/next
    PUT /app/staff/deal-statuses/order
    DELETE GET PUT /app/staff/deal-statuses/{id}`,
  tags: `
    GET POST /app/staff/tags
    PUT /app/staff/tags/order
    DELETE GET PUT /app/staff/tags/{id}`,
  customForms: `
    GET POST /app/staff/custom-forms
    PUT /app/staff/custom-forms/order
    DELETE GET PUT /app/staff/custom-forms/{id}
    PUT /app/staff/custom-forms/{id}/active`,
};

/** The written rule by `GET /app/…`. */
const RULE_NAMES: ReadonlyMap<string, AccessRuleName | "open"> = new Map(
  (Object.keys(ENDPOINTS) as (AccessRuleName | "open")[]).flatMap((name) =>
    (ENDPOINTS[name] ?? "")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .flatMap((line) => {
        const words = line.trim().split(" ");
        const path = words.at(-1) ?? "";
        return words.slice(0, -1).map((method) => [`${method} ${path}`, name] as const);
      }),
  ),
);

/** Titles of all written endpoints. */
export const WRITTEN_ENDPOINTS: readonly string[] = [...RULE_NAMES.keys()];

/** The endpoint's written access; undefined when there is none. */
export function writtenAccess(title: string): EndpointAccess | undefined {
  const name = RULE_NAMES.get(title);
  return name === undefined || name === "open" ? name : writtenRule(name).rule;
}
